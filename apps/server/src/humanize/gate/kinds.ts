import type { FactKind } from "@rewrite-service/text";

const NAMES: Partial<Record<FactKind, string>> = {
  money: "an amount of money",
  percent: "a percentage",
  measure: "a measure",
  date: "a date",
  weekday: "a day of the week",
  time: "a time",
  link: "a link",
  email: "an e-mail address",
  handle: "a handle",
  channel: "a channel",
  ticket: "a ticket number",
  version: "a version number",
  phone: "a phone number",
  ip: "a network address",
  path: "a file path",
  id: "an identifier",
};

/** Names of the kinds of hard fact, for a model and for people. */
export const kindNamed = (kind: FactKind): string => NAMES[kind] ?? "a figure";
