import { useState, type FormEvent } from "react";
import type { AdminUser } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Section } from "../ui/section.tsx";
import { Select } from "../ui/select.tsx";
import { adminWords } from "../words/admin.ts";
import { useChangeUser, useGrant, usePlans } from "./admin.ts";

const text = adminWords.user;
const REASON_CHARACTERS_MAX = 500;

const Reason = () => (
  <Field
    label={text.reason}
    hint={text.reasonHint}
    name="reason"
    maxLength={REASON_CHARACTERS_MAX}
    autoComplete="off"
    required
  />
);

export const ChangePlan = ({ user }: { user: AdminUser }) => {
  const plans = usePlans();
  const change = useChangeUser(user.id);
  const [plan, setPlan] = useState(user.plan);
  const names = plans.data?.items.map(({ name }) => name).filter((name) => name !== "anonymous") ?? [user.plan];
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change.mutate({ plan, reason: formText(event.currentTarget, "reason").trim() });
  };
  return (
    <form className="beside" onSubmit={submit}>
      <h2>{text.changePlan}</h2>
      <Select label={text.plan} options={names.map((name) => ({ id: name, name }))} value={plan} onChange={setPlan} />
      <Reason />
      {change.isError ? <p role="alert">{change.error.message}</p> : null}
      <div className="bar">
        <Button type="submit" tone="primary" disabled={change.isPending || plan === user.plan}>
          {text.savePlan}
        </Button>
        <span role="status">{change.isSuccess ? text.saved : null}</span>
      </div>
    </form>
  );
};

export const GrantCredits = ({ user }: { user: AdminUser }) => {
  const grant = useGrant(user.id);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    grant.mutate(
      { amount: Number(formText(form, "amount")), reason: formText(form, "reason").trim() },
      { onSuccess: () => form.reset() },
    );
  };
  return (
    <form className="beside" onSubmit={submit}>
      <h2>{text.grant}</h2>
      <Field label={text.amount} name="amount" type="number" min={1} max={100_000_000} step={1} required />
      <Reason />
      {grant.isError ? <p role="alert">{grant.error.message}</p> : null}
      <div className="bar">
        <Button type="submit" tone="primary" disabled={grant.isPending}>
          {text.grant}
        </Button>
        <span role="status">
          {grant.data === undefined ? null : text.granted(grant.data.amount, grant.data.balance)}
        </span>
      </div>
    </form>
  );
};

export const SwitchAccount = ({ user }: { user: AdminUser }) => {
  const change = useChangeUser(user.id);
  const inUse = user.disabledAt === null;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change.mutate({ disabled: inUse, reason: formText(event.currentTarget, "reason").trim() });
  };
  return (
    <Section id="switch" title={inUse ? text.disable : text.enable} lead={inUse ? text.disableWhat : undefined}>
      <form className="narrow" onSubmit={submit} key={String(inUse)}>
        <Reason />
        {change.isError ? <p role="alert">{change.error.message}</p> : null}
        <Button type="submit" tone={inUse ? "danger" : "primary"} disabled={change.isPending}>
          {inUse ? text.disable : text.enable}
        </Button>
      </form>
    </Section>
  );
};
