import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { VoiceEntry } from "@rewrite-service/contract";
import type { VoiceHabits } from "@rewrite-service/text";
import { call } from "../api/call.ts";
import { useSite } from "../api/site.ts";
import { reviewWords as words } from "../words/review.ts";
import type { ClosenessAnswer, ClosenessQuestion } from "./closeness.worker.ts";
import type { MovedHabit } from "./habits-moved.ts";
import "../ui/review.css";
import { ColumnHeads } from "../ui/column-heads.tsx";

/** The voice that a rewrite was made in: the one that was asked for, else the account's own default; null for neither. */
const useVoiceId = (asked: string | null): string | null => {
  const signedIn = useSite().data?.account != null;
  const { data } = useQuery({
    queryKey: ["voices"],
    queryFn: () => call<{ items: VoiceEntry[] }>("GET", "/api/voices"),
    enabled: signedIn && asked === null,
  });
  return asked ?? data?.items.find(({ isDefault }) => isDefault)?.id ?? null;
};

/** The habits of a voice with the profile that a distance needs; null where the voice has none. */
const useProfile = (voiceId: string | null): VoiceHabits | null => {
  const { data } = useQuery({
    queryKey: ["voices", voiceId, "profile"],
    queryFn: () => call<{ habits: Partial<VoiceHabits> }>("GET", `/api/voices/${voiceId ?? ""}?profile=true`),
    enabled: voiceId !== null,
    staleTime: 60_000,
  });
  const habits = data?.habits;
  return habits?.profile === undefined ? null : (habits as VoiceHabits);
};

const useCloseness = (voice: VoiceHabits | null, before: string, after: string): ClosenessAnswer | null => {
  const [answer, setAnswer] = useState<ClosenessAnswer | null>(null);
  useEffect(() => {
    if (voice === null) return;
    const worker = new Worker(new URL("./closeness.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ClosenessAnswer>) => setAnswer(data));
    worker.postMessage({ voice, before, after } satisfies ClosenessQuestion);
    return () => worker.terminate();
  }, [voice, before, after]);
  return answer;
};

const shown = (distance: number): string => distance.toFixed(2);

const sentence = ({ before, after }: ClosenessAnswer): string => {
  const [from, to] = [shown(before), shown(after)];
  if (from === to) return words.closeness.level(to);
  return after < before ? words.closeness.nearer(from, to) : words.closeness.farther(from, to);
};

const nameOf = ({ habit, detail }: MovedHabit): string =>
  habit === "mark" ? words.closeness.mark(detail) : words.closeness.names[habit];

/** How far the text lies from the chosen voice before and after, with the habits that moved. */
export const Closeness = ({ asked, before, after }: { asked: string | null; before: string; after: string }) => {
  const answer = useCloseness(useProfile(useVoiceId(asked)), before, after);
  if (answer === null) return null;
  return (
    <section className="closeness" aria-labelledby="closeness-title">
      <h2 id="closeness-title" className="pane-title">
        {words.closeness.title} <span className="count">{words.closeness.lead}</span>
      </h2>
      <p>{sentence(answer)}</p>
      {answer.habits.length === 0 ? (
        <p className="field-hint">{words.closeness.none}</p>
      ) : (
        <div className="table-frame">
          <table>
            <caption className="visually-hidden">{words.closeness.habits}</caption>
            <thead>
              <tr>
                <ColumnHeads heads={words.closeness.columns} />
              </tr>
            </thead>
            <tbody>
              {answer.habits.map((moved) => (
                <tr key={nameOf(moved)} data-nearer={moved.nearer}>
                  <th scope="row">{nameOf(moved)}</th>
                  <td>{moved.voice}</td>
                  <td>{moved.before}</td>
                  <td>
                    {moved.after}{" "}
                    <span className="moved">{moved.nearer ? words.closeness.isNearer : words.closeness.isFarther}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};
