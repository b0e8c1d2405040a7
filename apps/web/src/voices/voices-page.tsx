import { Link } from "@tanstack/react-router";
import type { VoiceProfile } from "@rewrite-service/contract";
import { SignedInPage } from "../sign-in/signed-in-page.tsx";
import { Button } from "../ui/button.tsx";
import { voicesWords as text } from "../words/voices.ts";
import { DeleteVoice } from "./delete-voice.tsx";
import { useChangeVoice, useVoices } from "./voices.ts";

const VoiceCard = ({ voice }: { voice: VoiceProfile }) => {
  const change = useChangeVoice();
  return (
    <li className="card">
      <div className="card-head">
        <h2>
          <Link to="/voices/$id" params={{ id: voice.id }}>
            {voice.name}
          </Link>
        </h2>
        {voice.isDefault ? <span className="tag">{text.standard}</span> : null}
      </div>
      <p className="field-hint">
        {text.basedOn(voice.habits.samples, voice.habits.words)} {voice.keepsSamples ? text.kept : text.notKept}.
      </p>
      {change.isError ? <p role="alert">{change.error.message}</p> : null}
      <div className="bar">
        {voice.isDefault ? null : (
          <Button
            disabled={change.isPending}
            onClick={() => change.mutate({ id: voice.id, change: { isDefault: true } })}
          >
            {text.makeStandard}
          </Button>
        )}
        <DeleteVoice voice={voice} onDeleted={() => undefined} />
      </div>
    </li>
  );
};

const VoiceCards = () => {
  const voices = useVoices();
  if (voices.isError) return <p role="alert">{voices.error.message}</p>;
  if (voices.isPending) return <p aria-busy="true" />;
  if (voices.data.items.length === 0) return <p className="empty">{text.none}</p>;
  return (
    <ul className="cards">
      {voices.data.items.map((voice) => (
        <VoiceCard key={voice.id} voice={voice} />
      ))}
    </ul>
  );
};

/** The voices of the account. */
export const VoicesPage = () => (
  <SignedInPage title={text.title} signedOut={text.signedOut} path="/voices" width="reading">
    {() => (
      <>
        <div className="page-head">
          <h1>{text.title}</h1>
          <Link to="/templates" className="button button-quiet">
            {text.templates}
          </Link>
          <Link to="/voices/new" className="button button-primary">
            {text.create}
          </Link>
        </div>
        <p className="lead">{text.lead}</p>
        <VoiceCards />
      </>
    )}
  </SignedInPage>
);
