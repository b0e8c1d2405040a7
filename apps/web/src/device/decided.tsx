import { Link } from "@tanstack/react-router";
import { useRevokeKey } from "../api/keys.ts";
import { Button } from "../ui/button.tsx";
import { deviceWords as text } from "../words/device.ts";
import type { Decision } from "./device.ts";

/** What was decided, and the way back: the key of a device that was approved can be revoked at once. */
export const Decided = ({ decision, machine }: { decision: Decision; machine: string }) => {
  const revoke = useRevokeKey();
  if (decision.status === "denied") {
    return (
      <>
        <p role="status">{text.denied}</p>
        <Link to="/account">{text.toAccount}</Link>
      </>
    );
  }
  return (
    <>
      <p role="status" className="figure">
        {revoke.isSuccess ? text.revoked : text.approved(machine)}
      </p>
      {revoke.isSuccess ? null : <p>{text.approvedKey}</p>}
      {revoke.isError ? <p role="alert">{revoke.error.message}</p> : null}
      <div className="bar">
        {revoke.isSuccess ? null : (
          <Button disabled={revoke.isPending} onClick={() => revoke.mutate(decision.keyId)}>
            {text.revoke}
          </Button>
        )}
        <Link to="/account" hash="devices">
          {text.toAccount}
        </Link>
      </div>
    </>
  );
};
