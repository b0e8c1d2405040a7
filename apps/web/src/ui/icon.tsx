/** The marks of the pages, drawn on 16 by 16 with round ends; their words are with whoever shows them. */
const PATHS = {
  check: "m3.2 8.6 3.1 3.1 6.5-7.2",
  cross: "m4 4 8 8m0-8-8 8",
  down: "m4.5 6.3 3.5 3.5 3.5-3.5",
  gate: "M2.5 8h7.5M7.2 5.2 10 8l-2.8 2.8M13.3 2.8v10.4",
  menu: "M2.8 5h10.4M2.8 11h10.4",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  next: "m6.2 4.5 3.5 3.5-3.5 3.5",
  pencil: "m3 13 .7-3.1 6.8-6.8 2.4 2.4-6.8 6.8zm6-8.5 2.4 2.4",
  plus: "M8 3.5v9M3.5 8h9",
  previous: "m9.8 4.5-3.5 3.5 3.5 3.5",
  redo: "M13 6.5H6.3a3.3 3.3 0 0 0 0 6.6h3.2m.7-9.6 3 3-3 3",
  theme: "M8 2.7a5.3 5.3 0 1 0 0 10.6zm0 0a5.3 5.3 0 0 1 0 10.6",
  undo: "M3 6.5h6.7a3.3 3.3 0 0 1 0 6.6H6.5M5.8 3.5l-3 3 3 3",
  unequal: "M3.5 6.2h9M3.5 9.8h9M10 3.5l-4 9",
  up: "M8 12.5v-9M4.6 6.8 8 3.4l3.4 3.4",
  approximately: "M3 6.4c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0M3 10.2c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0",
} as const;

export type IconName = keyof typeof PATHS;

/** A mark beside words, or in a button that is named otherwise. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
