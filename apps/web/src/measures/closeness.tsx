import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { VoiceEntry } from "@rewrite-service/contract";
import type { VoiceHabits } from "@rewrite-service/text";
import { call } from "../api/call.ts";
import { useSite } from "../api/site.ts";
import { Button } from "../ui/button.tsx";
import { closenessWords as words } from "../words/closeness.ts";
import type { ClosenessAnswer, ClosenessQuestion } from "./closeness.worker.ts";
import type { MovedHabit } from "./habits-moved.ts";
import { saidWay, wayOf } from "./said-way.ts";

/** The voice that a rewrite was made in: the one that was asked for, else the account's own default; null for neither. */
const useVoiceId = (asked: string | null) => {
  const signedIn = useSite().data?.account != null;
  const { data, isLoading } = useQuery({
    queryKey: ["voices"],
    queryFn: () => call<{ items: VoiceEntry[] }>("GET", "/api/voices"),
    enabled: signedIn && asked === null,
  });
  return { voiceId: asked ?? data?.items.find(({ isDefault }) => isDefault)?.id ?? null, isLoading };
};

/** The habits of a voice with the profile that a distance needs; null where the voice has none. */
const useProfile = (asked: string | null) => {
  const { voiceId, isLoading } = useVoiceId(asked);
  const profile = useQuery({
    queryKey: ["voices", voiceId, "profile"],
    queryFn: () => call<{ habits: Partial<VoiceHabits> }>("GET", `/api/voices/${voiceId ?? ""}?profile=true`),
    enabled: voiceId !== null,
    staleTime: 60_000,
  });
  const habits = profile.data?.habits;
  return {
    voice: habits?.profile === undefined ? null : (habits as VoiceHabits),
    isLoading: isLoading || profile.isLoading,
  };
};

/** What came of the comparison of both texts with the voice; null until that is known, and `isKnown` too where it never is. */
const useCloseness = (asked: string | null, before: string, after: string) => {
  const { voice, isLoading } = useProfile(asked);
  const [held, setHeld] = useState<{ before: string; after: string; answer: ClosenessAnswer | null } | null>(null);
  useEffect(() => {
    if (voice === null) return;
    const worker = new Worker(new URL("./closeness.worker.ts", import.meta.url), { type: "module" });
    const hold = (answer: ClosenessAnswer | null): void => setHeld({ before, after, answer });
    worker.addEventListener("message", ({ data }: MessageEvent<ClosenessAnswer>) => hold(data));
    worker.addEventListener("error", () => hold(null));
    worker.postMessage({ voice, before, after } satisfies ClosenessQuestion);
    return () => worker.terminate();
  }, [voice, before, after]);
  const own = held?.before === before && held.after === after ? held : null;
  return { answer: own?.answer ?? null, isKnown: !isLoading && (voice === null || own !== null) };
};

const nameOf = ({ habit, detail }: MovedHabit): string => (habit === "mark" ? words.mark(detail) : words.names[habit]);

/** The habits that moved one way; `isSaid` where the title alone says which. */
const Habits = ({ label, isSaid, habits }: { label: string; isSaid: boolean; habits: readonly MovedHabit[] }) =>
  habits.length === 0 ? null : (
    <div>
      <dt className={isSaid ? "visually-hidden" : undefined}>{label}</dt>
      {habits.map((moved) => (
        <dd key={nameOf(moved)} title={words.moved(moved.before, moved.after, moved.voice)}>
          {nameOf(moved)}
        </dd>
      ))}
    </div>
  );

interface ClosenessProps {
  asked: string | null;
  before: string;
  after: string;
  /** Brings the text back that was to come closer. */
  onBack: () => void;
  /** Called once it is known whether the text went farther, or that it never will be. */
  onWeighed: (isFarther: boolean) => void;
}

/** Whether the text came closer to the chosen voice, and which habits moved which way. */
export const Closeness = ({ asked, before, after, onBack, onWeighed }: ClosenessProps) => {
  const { answer, isKnown } = useCloseness(asked, before, after);
  const way = answer === null ? null : wayOf(answer);
  useEffect(() => {
    if (isKnown) onWeighed(way === "farther");
  }, [isKnown, way, before, after]);
  if (answer === null || way === null) return null;
  const said = saidWay(way, answer.habits);
  const [closer, further] = [true, false].map((side) => answer.habits.filter(({ nearer }) => nearer === side)) as [
    MovedHabit[],
    MovedHabit[],
  ];
  return (
    <section className="closeness" aria-labelledby="closeness-title">
      <h2 id="closeness-title">{words[said]}</h2>
      <dl>
        <Habits label={words.isNearer} isSaid={said === "nearer" && further.length === 0} habits={closer} />
        <Habits label={words.isFarther} isSaid={said === "farther" && closer.length === 0} habits={further} />
      </dl>
      {said === "nearer" ? null : (
        <Button size="small" onClick={onBack}>
          {words.back}
        </Button>
      )}
    </section>
  );
};
