import type { FactFamily } from "../fact.ts";
import { dates } from "./date.ts";
import { figures } from "./figure.ts";
import { handles } from "./handle.ts";
import { links } from "./link.ts";
import { money } from "./money.ts";
import { names } from "./name.ts";
import { percentages } from "./percent.ts";
import { phones } from "./phone.ts";
import { quotes } from "./quote.ts";
import { tickets } from "./ticket.ts";
import { times } from "./time.ts";
import { weekdays } from "./weekday.ts";

/** Every kind of fact, by the file that reads it. */
export const factFamilies: readonly FactFamily[] = [
  dates,
  figures,
  handles,
  links,
  money,
  names,
  percentages,
  phones,
  quotes,
  tickets,
  times,
  weekdays,
];
