import { PasskeyListing } from "./passkey-list.tsx";
import { TwoStep } from "./two-step.tsx";

/** Ways to sign in that are more than a password. Loaded after the rest of the page. */
export const StrongerSignIn = () => (
  <>
    <PasskeyListing />
    <TwoStep />
  </>
);
