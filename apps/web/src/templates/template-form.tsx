import { useState, type FormEvent } from "react";
import type { TemplateEntry } from "@rewrite-service/contract";
import { registers, type RegisterId } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { Select } from "../ui/select.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { dialogWords } from "../words/dialog.ts";
import { templatesWords as text } from "../words/templates.ts";
import { INSTRUCTIONS_CHARACTERS_MAX, NAME_CHARACTERS_MAX, useSaveTemplate } from "./templates.ts";

/** A new template, or one that is changed. */
export const TemplateForm = ({ template, onClose }: { template: TemplateEntry | null; onClose: () => void }) => {
  const save = useSaveTemplate(template?.id ?? null);
  const [register, setRegister] = useState<RegisterId | "any">(template?.register ?? "any");
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const [name, instructions] = [formText(form, "name").trim(), formText(form, "instructions").trim()];
    save.mutate({ name, instructions, register: register === "any" ? null : register }, { onSuccess: onClose });
  };
  return (
    <Modal title={template === null ? text.newTitle : text.editTitle(template.name)} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={text.name}
          name="name"
          defaultValue={template?.name ?? ""}
          maxLength={NAME_CHARACTERS_MAX}
          autoComplete="off"
          required
          autoFocus
        />
        <Select
          label={text.register}
          options={[{ id: "any", name: text.anyRegister }, ...registers]}
          value={register}
          onChange={setRegister}
        />
        <TextArea
          label={text.instructions}
          name="instructions"
          rows={6}
          defaultValue={template?.instructions ?? ""}
          maxLength={INSTRUCTIONS_CHARACTERS_MAX}
          hint={text.instructionsHint}
          error={save.error?.message ?? null}
          required
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={save.isPending}>
            {text.save}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};
