import { useTwoStep } from "../api/two-step.ts";
import { Field } from "../ui/field.tsx";
import { accountWords } from "../words/account.ts";

/** The password that confirms a change; an account that may have none is told what to do instead. */
export const OwnPassword = ({ label, error = null }: { label: string; error?: string | null }) => (
  <Field
    label={label}
    name="password"
    type="password"
    autoComplete="current-password"
    hint={useTwoStep().data?.hasPassword === true ? undefined : accountWords.access.noPassword}
    error={error}
  />
);
