import { habitsOf, type Habit } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { markNames } from "../words/marks.ts";
import { voicesWords as text } from "../words/voices.ts";
import type { ShownHabits } from "./voices.ts";

const NO_PROFILE = { grams: {}, words: {}, layout: {} };

const kindOf = (id: string): string => {
  const kind = id.split(":", 1)[0] as keyof typeof text.kinds;
  return text.kinds[kind] ?? kind;
};

/** What the habit tells, as a word of this page; null where it is a word of the writer's. */
const named = ({ id, value }: Habit): string | null => (id.includes(":") ? (markNames[value] ?? null) : value);

/** A word of the writer's as it is written: samples are counted in small letters. */
const written = (value: string): string => value.replace(/^i(?=$|['’])/, "I");

const Row = ({ habit, removed, onToggle }: { habit: Habit; removed: boolean; onToggle: () => void }) => (
  <li className="habit" data-removed={removed}>
    <p className="habit-what">
      {kindOf(habit.id)} {named(habit) === null ? <q>{written(habit.value)}</q> : <strong>{named(habit)}</strong>}
      {removed ? <span className="tag">{text.takenOut}</span> : null}
    </p>
    <p className="field-hint">{habit.evidence}</p>
    <Button
      aria-label={`${removed ? text.restore : text.remove}: ${kindOf(habit.id)} ${named(habit) ?? written(habit.value)}`}
      onClick={onToggle}
    >
      {removed ? text.restore : text.remove}
    </Button>
  </li>
);

interface HabitListProps {
  habits: ShownHabits;
  /** Ids of those that are taken out. */
  removed: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Everything that was measured of a voice, each habit with its evidence and a way to take it out. */
export const HabitList = ({ habits, removed, onToggle }: HabitListProps) => {
  const listed = habitsOf({ ...habits, profile: NO_PROFILE });
  return (
    <>
      <p>
        {text.basedOn(habits.samples, habits.words)} {habits.words < 300 ? text.few : null}
      </p>
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
