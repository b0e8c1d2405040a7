import { Button } from "../ui/button.tsx";
import { ago } from "../words/ago.ts";
import { accountWords } from "../words/account.ts";
import { browserName, useEndSession, useSessions } from "./sessions.ts";

const text = accountWords.access;

/** Where the account is signed in, each with a way to end it. */
export const SessionList = () => {
  const sessions = useSessions();
  const end = useEndSession();
  const { items = [], own = null } = sessions.data ?? {};
  const problem = sessions.error ?? end.error;
  return (
    <>
      <h3>{text.sessions}</h3>
      <p className="field-hint">{text.sessionsLead}</p>
      {problem === null ? null : <p role="alert">{problem.message}</p>}
      <ul className="rows">
        {items.map((session) => (
          <li key={session.token}>
            <span className="row-name">
              {browserName(session.userAgent) ?? text.unknownBrowser}
              <span className="field-hint">
                {text.started(ago(session.createdAt, null))}
                {session.token === own ? <span className="tag">{text.thisOne}</span> : null}
              </span>
            </span>
            {session.token === own ? null : (
              <Button disabled={end.isPending} onClick={() => end.mutate(session.token)}>
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 2 ? (
        <Button disabled={end.isPending} onClick={() => end.mutate(null)}>
          {text.endOthers}
        </Button>
      ) : null}
    </>
  );
};
