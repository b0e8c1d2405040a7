import { Link, useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import type { VoiceProfile } from "@rewrite-service/contract";
import { SignedInPage } from "../sign-in/signed-in-page.tsx";
import { Button } from "../ui/button.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { voicesWords as text } from "../words/voices.ts";
import { DeleteVoice } from "./delete-voice.tsx";
import { HabitList } from "./habit-list.tsx";
import { VoiceForm } from "./voice-form.tsx";
import { NAME_CHARACTERS_MAX, useChangeVoice, useReplaceVoice, useVoice } from "./voices.ts";

const Details = ({ voice }: { voice: VoiceProfile }) => {
  const change = useChangeVoice();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const signOff = formText(form, "signOff").trim();
    change.mutate({
      id: voice.id,
      change: {
        name: formText(form, "name").trim(),
        signOff: signOff === "" ? null : signOff,
        isDefault: new FormData(form).has("isDefault"),
      },
    });
  };
  return (
    <form className="beside" onSubmit={submit}>
      <Field label={text.name} name="name" defaultValue={voice.name} maxLength={NAME_CHARACTERS_MAX} required />
      <Field
        label={text.signOff}
        hint={text.signOffHint}
        name="signOff"
        defaultValue={voice.signOff ?? ""}
        maxLength={200}
      />
      <CheckBox label={text.isDefault} hint={text.isDefaultHint} name="isDefault" defaultChecked={voice.isDefault} />
      {change.isError ? <p role="alert">{change.error.message}</p> : null}
      <div className="bar">
        <Button type="submit" tone="primary" disabled={change.isPending}>
          {text.save}
        </Button>
        <span role="status">{change.isSuccess ? text.saved : null}</span>
      </div>
    </form>
  );
};

const Habits = ({ voice }: { voice: VoiceProfile }) => {
  const change = useChangeVoice();
  return (
    <section className="beside" aria-labelledby="habits-title">
      <h2 id="habits-title">{text.habits}</h2>
      <p className="field-hint">{text.habitsLead}</p>
      {change.isError ? <p role="alert">{change.error.message}</p> : null}
      <HabitList
        habits={voice.habits}
        removed={new Set()}
        onToggle={(id) => change.mutate({ id: voice.id, change: { removed: [id] } })}
      />
    </section>
  );
};

const Again = ({ voice }: { voice: VoiceProfile }) => {
  const [open, setOpen] = useState(false);
  const replace = useReplaceVoice(voice.id);
  return (
    <section className="section">
      <div className="section-head">
        <h2>{text.againTitle}</h2>
        <span role="status">{replace.isSuccess && !open ? text.saved : null}</span>
        {open ? null : <Button onClick={() => setOpen(true)}>{text.again}</Button>}
      </div>
      <p className="field-hint">{text.againHint}</p>
      {open ? (
        <VoiceForm
          before={voice}
          busy={replace.isPending}
          error={replace.error?.message ?? null}
          onSave={(next) => replace.mutate(next, { onSuccess: () => setOpen(false) })}
        />
      ) : null}
    </section>
  );
};

const OneVoice = () => {
  const { id } = useParams({ strict: false });
  const voice = useVoice(id ?? "");
  const navigate = useNavigate();
  const isNew = useLocation({ select: ({ state }) => state.saved === true });
  if (voice.isPending) return <h1 aria-busy="true">{text.title}</h1>;
  if (voice.isError) {
    return (
      <>
        <h1>{text.title}</h1>
        <p role="alert">{voice.error.message}</p>
      </>
    );
  }
  return (
    <>
      <div className="page-head">
        <h1>{voice.data.name}</h1>
        {voice.data.isDefault ? <span className="tag">{text.standard}</span> : null}
        <DeleteVoice voice={voice.data} onDeleted={() => void navigate({ to: "/voices" })} />
      </div>
      <p className="lead">{voice.data.keepsSamples ? `${text.kept}. ${text.dropKept}` : `${text.notKept}.`}</p>
      {isNew ? <p role="status">{text.created(voice.data.isDefault)}</p> : null}
      <div className="two-columns">
        <Details key={voice.data.id} voice={voice.data} />
        <Habits voice={voice.data} />
      </div>
      <Again voice={voice.data} />
    </>
  );
};

/** One voice: its name and sign-off, its habits, and the way to measure it again. */
export const VoicePage = () => (
  <SignedInPage title={text.title} signedOut={text.signedOut} path="/voices">
    {() => (
      <>
        <Link to="/voices" className="back">
          {text.back}
        </Link>
        <OneVoice />
      </>
    )}
  </SignedInPage>
);
