import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { call } from "../api.ts";
import { useAccount } from "../sign-in/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { words } from "../words.ts";

/** What `GET /api/device/approval?user_code=` says of a waiting device. */
interface DeviceRequest {
  machine: string;
  client: string;
  address: string;
  askedAt: string;
}

const codeFromUrl = (): string => new URLSearchParams(location.search).get("user_code") ?? "";

/** Letters of a code without dashes, spaces or case. */
export const normaliseCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, 8);

/** Approve a device. The link may carry the code; approving is always a press, and never the focused default. */
export const DevicePage = () => {
  const account = useAccount();
  const [code, setCode] = useState(() => normaliseCode(codeFromUrl()));
  const [outcome, setOutcome] = useState<"approved" | "denied" | null>(null);
  const [error, setError] = useState<string | null>(null);
  const text = words.device;
  const device = useQuery({
    queryKey: ["device", code],
    enabled: code.length === 8 && Boolean(account.data) && outcome === null,
    queryFn: () => call<DeviceRequest>("GET", `/api/device/approval?user_code=${code}`),
  });

  const decide = async (action: "approve" | "deny"): Promise<void> => {
    setError(null);
    try {
      await call("POST", "/api/device/approval", { user_code: code, action });
      setOutcome(action === "approve" ? "approved" : "denied");
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : text.unreachable);
    }
  };

  if (account.isPending) return <main id="main" className="page" aria-busy="true" />;
  if (!account.data) {
    return (
      <main id="main" className="page narrow">
        <h1>{text.title}</h1>
        <p>{text.signInFirst}</p>
        <Link to="/signin" search={{ to: `/device?user_code=${code}` } as never}>
          {words.nav.signIn}
        </Link>
      </main>
    );
  }
  if (outcome !== null) {
    return (
      <main id="main" className="page narrow">
        <h1>{text.title}</h1>
        <p role="status">
          {outcome === "approved" ? text.approved(device.data?.machine ?? text.yourDevice) : text.denied}
        </p>
        <Link to="/account">{words.nav.account}</Link>
      </main>
    );
  }
  return (
    <main id="main" className="page narrow">
      <h1>{text.title}</h1>
      <form onSubmit={(event: FormEvent) => event.preventDefault()}>
        <Field
          label={text.code}
          value={code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code}
          onChange={(event) => setCode(normaliseCode(event.target.value))}
          autoComplete="off"
          spellCheck={false}
          className="code"
          hint={text.codeHint}
          error={device.error?.message ?? null}
        />
      </form>
      {device.data === undefined ? null : (
        <>
          <dl className="facts-list">
            <dt>{text.machine}</dt>
            <dd>{device.data.machine}</dd>
            <dt>{text.program}</dt>
            <dd>{device.data.client}</dd>
            <dt>{text.asked}</dt>
            <dd>{words.ago(device.data.askedAt, null)}</dd>
            <dt>{text.from}</dt>
            <dd>{text.address(device.data.address)}</dd>
            <dt>{text.may}</dt>
            <dd>{text.mayWhat}</dd>
          </dl>
          <p className="warning">{text.warning}</p>
          <div className="bar">
            <Button onClick={() => void decide("deny")}>{text.deny}</Button>
            <Button tone="primary" onClick={() => void decide("approve")}>
              {text.approve(account.data.email)}
            </Button>
          </div>
        </>
      )}
      {error === null ? null : <p role="alert">{error}</p>}
    </main>
  );
};
