import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState, type FormEvent } from "react";
import type { SiteReport } from "@rewrite-service/contract";
import { ServiceError } from "@rewrite-service/contract";
import { useSite } from "../api/site.ts";
import { deviceStorage } from "../browser/device-storage.ts";
import { openDraftStore } from "../draft/draft-store.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { signInWords as text } from "../words/sign-in.ts";
import { PasswordField } from "./password-field.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { safePath } from "./safe-path.ts";
import { PASSWORD_CHARACTERS_MIN, signIn, signUp } from "../api/session.ts";
import "../ui/pages.css";

const CodeStep = lazy(() => import("./code-step.tsx").then(({ CodeStep }) => ({ default: CodeStep })));
const PasskeyButton = lazy(() =>
  import("./passkey-button.tsx").then(({ PasskeyButton }) => ({ default: PasskeyButton })),
);

interface Search {
  to?: unknown;
  invite?: unknown;
  error?: unknown;
}

const CheckMail = ({ email, onBack }: { email: string; onBack: () => void }) => (
  <>
    <h1>{text.checkMailTitle}</h1>
    <p role="status">{text.checkMail(email)}</p>
    <Button onClick={onBack}>{text.back}</Button>
  </>
);

interface FormProps {
  site: SiteReport;
  creating: boolean;
  invite: string;
  onCheckMail: (email: string) => void;
  onCodeNeeded: () => void;
  onDone: () => Promise<void>;
}

type Wrong = Partial<Record<"invite" | "email" | "password", string>>;

/** What is wrong in each field, in the words of these pages and not of the browser. */
const wrongIn = (form: HTMLFormElement, creating: boolean): Wrong => {
  const wrong: Wrong = {};
  const field = (name: string): HTMLInputElement | null => form.querySelector(`input[name=${name}]`);
  const [invite, email, password] = [field("invite"), field("email"), field("password")];
  if (invite?.value.trim() === "") wrong.invite = text.noInvite;
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.value.trim())) wrong.email = text.noEmail;
  if (creating && password !== null && password.value.length < PASSWORD_CHARACTERS_MIN)
    wrong.password = text.shortPassword(PASSWORD_CHARACTERS_MIN);
  else if (password?.value === "") wrong.password = text.noPassword;
  const first = [invite, email, password].find((one) => one !== null && wrong[one.name as keyof Wrong] !== undefined);
  first?.focus();
  return wrong;
};

const SignInForm = ({ site, creating, invite, onCheckMail, onCodeNeeded, onDone }: FormProps) => {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  // Where the server sends mail, the link in it sets the password of a new account.
  const byMail = creating && site.mail;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = wrongIn(form, creating);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const email = formText(form, "email").trim();
    const password = byMail ? null : formText(form, "password");
    setBusy(true);
    setError(null);
    try {
      if (creating) await signUp(email, password, site.signUp === "invite" ? formText(form, "invite").trim() : null);
      else if (await signIn(email, password ?? "")) return onCodeNeeded();
      // A new account then waits for the link, and nobody learns here whether the address was known.
      if (byMail) onCheckMail(email);
      else await onDone();
    } catch (failure) {
      // The server knows better what an address is.
      if (failure instanceof ServiceError && failure.details?.some(({ path }) => path === "email"))
        setWrong({ email: text.noEmail });
      else if (!creating && failure instanceof ServiceError && failure.status === 401) setError(text.noMatch);
      else setError(failure instanceof ServiceError ? failure.message : text.unreachable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {creating && site.signUp === "invite" ? (
        <Field
          label={text.invite}
          name="invite"
          hint={text.inviteHint}
          defaultValue={invite}
          autoComplete="off"
          spellCheck={false}
          error={wrong.invite ?? null}
          required
        />
      ) : null}
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        hint={creating ? (byMail ? text.linkHint : text.noMailHint) : null}
        error={wrong.email ?? null}
        required
      />
      {byMail ? null : (
        <PasswordField
          label={text.password}
          name="password"
          autoComplete={creating ? "new-password" : "current-password"}
          minLength={creating ? PASSWORD_CHARACTERS_MIN : undefined}
          hint={creating ? text.passwordHint(PASSWORD_CHARACTERS_MIN) : null}
          error={wrong.password ?? null}
          required
        />
      )}
      {error === null ? null : <p role="alert">{error}</p>}
      <div className="bar">
        <Button type="submit" tone="primary" disabled={busy}>
          {creating ? text.create : text.submit}
        </Button>
        {creating ? null : <Link to="/forgot-password">{text.forgot}</Link>}
      </div>
    </form>
  );
};

/** Whether this device keeps a draft. */
const useHasDraft = (): boolean => {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    void openDraftStore(deviceStorage)
      .load()
      .then(({ draft }) => setHasDraft(draft.trim() !== ""))
      // Without storage there is none.
      .catch(() => undefined);
  }, []);
  return hasDraft;
};

/** What an account adds, and that nothing is lost on the way to it. */
const Lead = ({ site, creating }: { site: SiteReport; creating: boolean }) => {
  const lines = [...(creating ? [text.adds(site)] : []), ...(useHasDraft() ? [text.draftKept] : [])];
  return lines.length === 0 ? null : <p className="field-hint">{lines.join(" ")}</p>;
};

/** What somebody reads whom a provider has sent back without a session; null where nobody was. */
const noticeOf = (error: unknown, { signUpDomains }: SiteReport): string | null => {
  if (error === undefined) return null;
  return error === "OTHER_DOMAIN" && signUpDomains !== undefined
    ? text.otherDomain(signUpDomains)
    : text.providerFailed;
};

/** Signs in, or makes an account. Afterwards the page that asked for it opens again. */
const SignIn = ({ creates }: { creates: boolean }) => {
  const search = useSearch({ strict: false }) as Search;
  const invite = typeof search.invite === "string" ? search.invite : "";
  const [creating, setCreating] = useState(creates || invite !== "");
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const site = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const to = safePath(search.to);

  const done = async (): Promise<void> => {
    await queries.invalidateQueries();
    await navigate({ href: to });
  };
  const toggle = (): void => setCreating(!creating);

  if (site.isPending) {
    return (
      <main id="main" className="page narrow" aria-busy="true">
        <h1>{creating ? text.createTitle : text.title}</h1>
      </main>
    );
  }
  if (site.isError) {
    return (
      <main id="main" className="page narrow">
        <h1>{text.title}</h1>
        <p role="alert">{text.unreachable}</p>
        <Button onClick={() => void site.refetch()}>{text.again}</Button>
      </main>
    );
  }
  const notice = noticeOf(search.error, site.data);
  if (mailedTo !== null) {
    const back = (): void => {
      setMailedTo(null);
      setCreating(false);
    };
    return (
      <main id="main" className="page narrow">
        <CheckMail email={mailedTo} onBack={back} />
      </main>
    );
  }
  if (needsCode) {
    return (
      <main id="main" className="page narrow">
        <Suspense>
          <CodeStep onDone={done} onBack={() => setNeedsCode(false)} />
        </Suspense>
      </main>
    );
  }
  return (
    <main id="main" className="page narrow">
      <h1>{creating ? text.createTitle : text.title}</h1>
      <Lead site={site.data} creating={creating} />
      {notice === null ? null : <p role="alert">{notice}</p>}
      <SignInForm
        key={String(creating)}
        site={site.data}
        creating={creating}
        invite={invite}
        onCheckMail={setMailedTo}
        onCodeNeeded={() => setNeedsCode(true)}
        onDone={done}
      />
      {creating ? null : (
        <Suspense>
          <PasskeyButton onDone={done} />
        </Suspense>
      )}
      <ProviderButtons site={site.data} to={to} />
      {site.data.signUp === "closed" ? (
        <p className="field-hint">{site.data.providers.length === 0 ? text.closed : text.noPasswordAccount}</p>
      ) : (
        <button type="button" className="plain-link" onClick={toggle}>
          {creating ? text.haveAccount : text.noAccount}
        </button>
      )}
    </main>
  );
};

/** The form to sign in, which may also create an account. */
export const SignInPage = () => <SignIn creates={false} />;

/** The same form where somebody came for an account. */
export const SignUpPage = () => <SignIn creates />;
