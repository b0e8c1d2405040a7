import { ServiceError } from "@rewrite-service/contract";

/** Rows of one answer of the operator's lists. */
export const PAGE_ROWS = 50;

/** Where a page of a list ended: the time and the id of its last row. */
export interface PagePosition {
  at: number;
  id: string;
}

/** Before everything: later than any row. */
export const TOP: PagePosition = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** @throws ServiceError `invalid_request` for anything that `pageOf` did not make. */
export const positionOf = (after: string | undefined): PagePosition => {
  if (after === undefined || after === "") return TOP;
  const match = /^(\d{1,15})\.([\x21-\x7e]{1,200})$/.exec(after);
  if (match === null) {
    throw new ServiceError("invalid_request", { details: [{ path: "after", message: "is not known here" }] });
  }
  return { at: Number(match[1]), id: match[2] ?? "" };
};

/** Cuts the one row too many that a query asked for, and names the last one that is left when it was there. */
export const pageOf = <Row>(
  rows: readonly Row[],
  positionIn: (row: Row) => PagePosition,
): { rows: readonly Row[]; next: string | null } => {
  const kept = rows.slice(0, PAGE_ROWS);
  const last = kept.at(-1);
  if (rows.length <= PAGE_ROWS || last === undefined) return { rows: kept, next: null };
  const { at, id } = positionIn(last);
  return { rows: kept, next: `${at}.${id}` };
};
