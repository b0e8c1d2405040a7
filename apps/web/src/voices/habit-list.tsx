import type { Habit } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { voicesWords as text } from "../words/voices.ts";
import type { ShownHabits } from "./voices.ts";

const LISTS = ["greetings", "signOffs", "openers", "favourites", "avoided"] as const;

const kindOf = (id: string): string => {
  const kind = id.slice(0, id.indexOf(":")) as keyof typeof text.kinds;
  return text.kinds[kind] ?? kind;
};

const Row = ({ habit, removed, onToggle }: { habit: Habit; removed: boolean; onToggle: () => void }) => (
  <li className="habit" data-removed={removed}>
    <p className="habit-what">
      {kindOf(habit.id)} <q>{habit.value}</q>
      {removed ? <span className="tag">{text.takenOut}</span> : null}
    </p>
    <p className="field-hint">{habit.evidence}</p>
    <Button
      aria-label={`${removed ? text.restore : text.remove}: ${kindOf(habit.id)} ${habit.value}`}
      onClick={onToggle}
    >
      {removed ? text.restore : text.remove}
    </Button>
  </li>
);

/** Rates that were measured; they are part of the voice and have no evidence but themselves. */
const Rates = ({ habits }: { habits: ShownHabits }) => {
  const marks = Object.entries(habits.punctuation)
    .filter(([, rate]) => rate >= 0.5)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6);
  return (
    <ul className="rates">
      {habits.sentenceWords.mean > 0 ? (
        <li>{text.sentenceWords(habits.sentenceWords.mean, habits.sentenceWords.deviation)}</li>
      ) : null}
      {habits.contractions === null ? null : <li>{text.contractions(habits.contractions)}</li>}
      {marks.length === 0 ? null : (
        <li>
          {text.marks}: {marks.map(([mark, rate]) => text.mark(mark.trim(), rate)).join(" · ")}
        </li>
      )}
    </ul>
  );
};

interface HabitListProps {
  habits: ShownHabits;
  /** Ids of those that are taken out. */
  removed: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Everything that was measured of a voice, each habit with its evidence and a way to take it out. */
export const HabitList = ({ habits, removed, onToggle }: HabitListProps) => {
  const listed = LISTS.flatMap((list) => habits[list]);
  return (
    <>
      <p>
        {text.measuredFrom(habits.samples, habits.words)} {habits.words < 300 ? text.few : null}
      </p>
      <Rates habits={habits} />
      {listed.length === 0 ? (
        <p className="field-hint">{text.noHabits}</p>
      ) : (
        <ul className="habits">
          {listed.map((habit) => (
            <Row key={habit.id} habit={habit} removed={removed.has(habit.id)} onToggle={() => onToggle(habit.id)} />
          ))}
        </ul>
      )}
    </>
  );
};
