import { useState, type FormEvent } from "react";
import type { ConnectionList, NewConnection } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { Select } from "../ui/select.tsx";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { useConnect, useOpenRouter } from "./connections.ts";

const text = accountWords.connections;

const given = <Key extends string>(key: Key, value: string): { [K in Key]?: string } =>
  value.trim() === "" ? {} : ({ [key]: value.trim() } as { [K in Key]: string });

type Provider = ConnectionList["providers"][number];

/** What the form asks about the provider that was chosen; undefined where the server names none. */
const ProviderFields = ({ provider, hosts }: { provider: Provider | undefined; hosts: readonly string[] }) => (
  <>
    <Field
      label={text.key}
      name="key"
      type="password"
      autoComplete="off"
      spellCheck={false}
      minLength={8}
      required
      hint={text.keyHint}
    />
    {provider?.host === null ? (
      <Field label={text.baseUrl} name="baseUrl" type="url" required hint={text.hosts(hosts)} />
    ) : null}
    <Field
      label={text.model}
      name="model"
      required={provider?.model === null}
      placeholder={provider?.model ?? ""}
      autoComplete="off"
      hint={provider?.model == null ? null : text.modelHint(provider.model)}
    />
  </>
);

/** Asks for a provider and its key, or goes to the provider to sign in. */
export const ConnectAccount = ({ list, onClose }: { list: ConnectionList; onClose: () => void }) => {
  const connect = useConnect();
  const openRouter = useOpenRouter();
  const [provider, setProvider] = useState(list.providers[0]?.id ?? "openai");
  const chosen = list.providers.find(({ id }) => id === provider);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const body: NewConnection = {
      provider,
      key: formText(form, "key").trim(),
      ...given("name", formText(form, "name")),
      ...given("model", formText(form, "model")),
      ...given("baseUrl", formText(form, "baseUrl")),
    };
    connect.mutate(body, { onSuccess: onClose });
  };
  const problem = connect.error?.message ?? openRouter.error?.message ?? null;
  return (
    <Modal title={text.add} onClose={onClose}>
      <form onSubmit={submit}>
        <Select
          label={text.provider}
          options={list.providers.map(({ id, name }) => ({ id, name }))}
          value={provider}
          onChange={setProvider}
        />
        {chosen?.bySignIn === true ? (
          <>
            <Button disabled={openRouter.isPending} onClick={() => openRouter.mutate()}>
              {text.signInWith(chosen.name)}
            </Button>
            <p className="field-hint">{text.orKey}</p>
          </>
        ) : null}
        <ProviderFields provider={chosen} hosts={list.hosts} />
        <Field label={text.name} name="name" maxLength={100} autoComplete="off" hint={text.nameHint} />
        {problem === null ? null : <p role="alert">{problem}</p>}
        <div className="bar">
          <Button type="submit" tone="primary" disabled={connect.isPending}>
            {text.save}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
