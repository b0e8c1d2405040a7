import { habitsOf, type Habit } from "@rewrite-service/text";
import { Button } from "../ui/button.tsx";
import { voicesWords as text } from "../words/voices.ts";
import type { ShownHabits } from "./voices.ts";

const NO_PROFILE = { grams: {}, words: {}, layout: {} };

const kindOf = (id: string): string => {
  const kind = id.split(":", 1)[0] as keyof typeof text.kinds;
  return text.kinds[kind] ?? kind;
};

/** Whether what the habit tells is a measure, and no word or mark of the writer's. */
const isMeasure = (id: string): boolean => !id.includes(":");

const Row = ({ habit, removed, onToggle }: { habit: Habit; removed: boolean; onToggle: () => void }) => (
  <li className="habit" data-removed={removed}>
    <p className="habit-what">
      {kindOf(habit.id)} {isMeasure(habit.id) ? <strong>{habit.value}</strong> : <q>{habit.value}</q>}
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
        {text.measuredFrom(habits.samples, habits.words)} {habits.words < 300 ? text.few : null}
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
