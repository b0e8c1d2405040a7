import { useMutation } from "@tanstack/react-query";
import { canUsePasskeys, signInByPasskey } from "../api/passkeys.ts";
import { Button } from "../ui/button.tsx";
import { passkeyProblem } from "../ui/passkey-problem.ts";
import { passkeyWords as text } from "../words/passkeys.ts";

/** Signs in without a password, where the browser can. */
export const PasskeyButton = ({ onDone }: { onDone: () => Promise<void> }) => {
  const enter = useMutation({ mutationFn: signInByPasskey, onSuccess: onDone });
  if (!canUsePasskeys()) return null;
  return (
    <>
      <div className="bar">
        <Button disabled={enter.isPending} onClick={() => enter.mutate()}>
          {text.use}
        </Button>
      </div>
      {enter.isError ? <p role="alert">{passkeyProblem(enter.error)}</p> : null}
    </>
  );
};
