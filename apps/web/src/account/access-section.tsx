import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { accountWords } from "../words/account.ts";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { SessionList } from "./session-list.tsx";
import { SignInList } from "./sign-in-list.tsx";

const StrongerSignIn = lazy(() =>
  import("./stronger-sign-in.tsx").then(({ StrongerSignIn }) => ({ default: StrongerSignIn })),
);

const text = accountWords.access;

/** How one signs in, and where one is signed in. */
export const AccessSection = ({ email }: { email: string }) => {
  const [open, setOpen] = useState<"email" | "password" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Section id="access" title={text.title}>
      <p>
        {text.email}: <strong className="breaks">{email}</strong>
      </p>
      <div className="bar">
        <Button onClick={() => setOpen("email")}>{text.changeEmail}</Button>
        <Button onClick={() => setOpen("password")}>{text.changePassword}</Button>
      </div>
      <SignInList />
      <Suspense>
        <StrongerSignIn />
      </Suspense>
      <SessionList />
      {open === "email" ? <ChangeEmail onClose={close} /> : null}
      {open === "password" ? <ChangePassword onClose={close} /> : null}
    </Section>
  );
};
