import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { TemplateEntry } from "@rewrite-service/contract";
import { registers } from "@rewrite-service/text";
import { SignedInPage } from "../sign-in/signed-in-page.tsx";
import { useSite } from "../api/site.ts";
import { Button } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { Modal } from "../ui/modal.tsx";
import { saveFile } from "../ui/save-file.ts";
import { dialogWords } from "../words/dialog.ts";
import { templatesWords as text } from "../words/templates.ts";
import { FILE_BYTES_MAX, readTemplateFile, templateFile } from "./template-file.ts";
import { TemplateForm } from "./template-form.tsx";
import { useDeleteTemplate, useImportTemplates, useTemplates } from "./templates.ts";

const registerName = (id: string | null): string =>
  registers.find((register) => register.id === id)?.name ?? text.anyRegister;

const DeleteTemplate = ({ template, onClose }: { template: TemplateEntry; onClose: () => void }) => {
  const remove = useDeleteTemplate();
  return (
    <Modal title={text.deleteTitle(template.name)} onClose={onClose}>
      <p>{text.deleteWhat}</p>
      {remove.isError ? <p role="alert">{remove.error.message}</p> : null}
      <div className="bar">
        <Button
          tone="danger"
          disabled={remove.isPending}
          onClick={() => remove.mutate(template.id, { onSuccess: onClose })}
        >
          {text.delete}
        </Button>
        <Button onClick={onClose}>{dialogWords.cancel}</Button>
      </div>
    </Modal>
  );
};

/** Imports a file and says what came of it. */
const Import = () => {
  const bring = useImportTemplates();
  const [bad, setBad] = useState(false);
  const { made, stopped } = bring.data ?? { made: 0, stopped: null };
  return (
    <>
      <FileButton
        label={text.import}
        accept=".json,application/json"
        bytesMax={FILE_BYTES_MAX}
        onText={(json) => {
          const templates = json === null ? null : readTemplateFile(json);
          setBad(templates === null);
          bring.reset();
          if (templates !== null) bring.mutate(templates);
        }}
      />
      {bad ? <p role="alert">{text.badFile}</p> : null}
      {bring.isSuccess && stopped === null ? <p role="status">{text.imported(made)}</p> : null}
      {bring.isSuccess && stopped !== null ? <p role="alert">{text.stopped(made, stopped)}</p> : null}
    </>
  );
};

type Open = { what: "form"; template: TemplateEntry | null } | { what: "delete"; template: TemplateEntry };

/** How to come by templates: by a plan that is sold here, or from the operator. */
const NotPro = () => (
  <p className="notice">
    {text.notPro} {useSite().data?.billing === true ? <Link to="/account">{text.toPlan}</Link> : text.fromOperator}
  </p>
);

const Templates = () => {
  const templates = useTemplates();
  const pro = useSite().data?.account?.templates === true;
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const items = templates.data?.items ?? [];
  return (
    <>
      <div className="page-head">
        <h1>{text.title}</h1>
        <span className="tag">{text.pro}</span>
        {pro ? (
          <Button tone="primary" onClick={() => setOpen({ what: "form", template: null })}>
            {text.create}
          </Button>
        ) : null}
      </div>
      <p className="lead">{text.lead}</p>
      {templates.isError ? <p role="alert">{templates.error.message}</p> : null}
      {!pro ? <NotPro /> : templates.isSuccess && items.length === 0 ? <p className="empty">{text.none}</p> : null}
      <ul className="cards">
        {items.map((template) => (
          <li className="card" key={template.id}>
            <div className="card-head">
              <h2>{template.name}</h2>
              <span className="tag">{registerName(template.register)}</span>
            </div>
            <p className="clamped">{template.instructions}</p>
            <div className="bar">
              <Button
                disabled={!pro}
                aria-label={`${text.edit} ${template.name}`}
                onClick={() => setOpen({ what: "form", template })}
              >
                {text.edit}
              </Button>
              <Button
                tone="quiet"
                aria-label={`${text.delete} ${template.name}`}
                onClick={() => setOpen({ what: "delete", template })}
              >
                {text.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="bar">
        {pro ? <Import /> : null}
        {items.length === 0 ? null : (
          <Button onClick={() => saveFile("rewrite-service-templates.json", "application/json", templateFile(items))}>
            {text.export}
          </Button>
        )}
      </div>
      {open?.what === "form" ? <TemplateForm template={open.template} onClose={close} /> : null}
      {open?.what === "delete" ? <DeleteTemplate template={open.template} onClose={close} /> : null}
    </>
  );
};

/** Own templates: written, changed, deleted, imported and exported; explained where the plan has none. */
export const TemplatesPage = () => (
  <SignedInPage title={text.title} signedOut={text.signedOut} path="/templates" width="reading">
    {() => <Templates />}
  </SignedInPage>
);
