import { Link, useNavigate } from "@tanstack/react-router";
import { SignedInPage } from "../sign-in/signed-in-page.tsx";
import { voicesWords as text } from "../words/voices.ts";
import { VoiceForm } from "./voice-form.tsx";
import { useCreateVoice, useVoices } from "./voices.ts";

const blank = { name: "", signOff: null, keepsSamples: false };

const NewVoice = () => {
  const create = useCreateVoice();
  const voices = useVoices();
  const navigate = useNavigate();
  if (voices.isPending) return <p aria-busy="true" />;
  return (
    <VoiceForm
      before={{ ...blank, isDefault: voices.data?.items.length === 0 }}
      busy={create.isPending}
      error={create.error?.message ?? null}
      onSave={(voice) =>
        create.mutate(voice, {
          onSuccess: ({ id }) => void navigate({ to: "/voices/$id", params: { id }, state: { saved: true } }),
        })
      }
    />
  );
};

/** A new voice from samples. */
export const NewVoicePage = () => (
  <SignedInPage title={text.newTitle} signedOut={text.signedOut} path="/voices/new">
    {() => (
      <>
        <Link to="/voices" className="back">
          {text.back}
        </Link>
        <h1>{text.newTitle}</h1>
        <NewVoice />
      </>
    )}
  </SignedInPage>
);
