import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ServiceError } from "@rewrite-service/contract";
import { useAccount } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { deviceWords as text } from "../words/device.ts";
import { ago } from "../words/ago.ts";
import { shellWords } from "../words/shell.ts";
import { CodeBoxes } from "./code-boxes.tsx";
import { Decided } from "./decided.tsx";
import { useDecide, useDeviceRequest, type DeviceRequest } from "./device.ts";
import { normaliseCode, shownCode } from "./user-code.ts";
import "../ui/pages.css";

const codeFromUrl = (): string => normaliseCode(new URLSearchParams(location.search).get("user_code") ?? "");

const About = ({ device }: { device: DeviceRequest }) => (
  <dl className="facts-list">
    <dt>{text.machine}</dt>
    <dd>{device.machine}</dd>
    <dt>{text.program}</dt>
    <dd>{device.client}</dd>
    <dt>{text.asked}</dt>
    <dd>{ago(device.askedAt, null)}</dd>
    <dt>{text.address}</dt>
    <dd>{device.address}</dd>
    <dt>{text.may}</dt>
    <dd>{text.mayWhat}</dd>
  </dl>
);

const Approval = ({ email }: { email: string }) => {
  const [code, setCode] = useState(codeFromUrl);
  const decide = useDecide(code);
  const device = useDeviceRequest(code, decide.data === undefined);
  if (decide.data !== undefined) {
    return <Decided decision={decide.data} machine={device.data?.machine ?? text.yourDevice} />;
  }
  const change = (next: string): void => {
    decide.reset();
    setCode(next);
  };
  const full = decide.error instanceof ServiceError && decide.error.code === "key_limit_reached";
  const problem = device.error?.message ?? (full ? text.full : (decide.error?.message ?? null));
  return (
    <>
      <fieldset className="samples">
        <legend className="field-title">{text.code}</legend>
        <CodeBoxes code={code} onChange={change} describedBy="code-hint" invalid={device.isError} />
        <p id="code-hint" className="field-hint">
          {text.codeHint}
        </p>
      </fieldset>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {full ? (
        <Link to="/account" hash="keys">
          {text.toKeys}
        </Link>
      ) : null}
      {device.data === undefined ? null : (
        <>
          <p className="figure">
            {text.compare} <strong className="shown-code">{shownCode(code)}</strong>
          </p>
          <About device={device.data} />
          <p className="warning">{text.warning}</p>
          <div className="bar apart">
            <Button disabled={decide.isPending} onClick={() => decide.mutate("deny")}>
              {text.deny}
            </Button>
            <Button tone="primary" disabled={decide.isPending} onClick={() => decide.mutate("approve")}>
              {text.approve(email)}
            </Button>
          </div>
        </>
      )}
    </>
  );
};

/** Approve a device. The link may carry the code, but approving is always a press, and never the focused default. */
export const DevicePage = () => {
  const account = useAccount();
  if (account.isPending) return <main id="main" className="page narrow" aria-busy="true" />;
  return (
    <main id="main" className="page narrow">
      <h1>{text.title}</h1>
      {account.isError ? <p role="alert">{text.unreachable}</p> : null}
      {account.data === null ? (
        <>
          <p>{text.signInFirst}</p>
          <Link
            to="/signin"
            search={{ to: `/device?user_code=${codeFromUrl()}` } as never}
            className="button button-primary"
          >
            {shellWords.nav.signIn}
          </Link>
        </>
      ) : null}
      {account.data ? <Approval email={account.data.email} /> : null}
    </main>
  );
};
