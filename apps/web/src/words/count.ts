/** A number with what it counts: "1 rewrite", "1,200 rewrites". */
export const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;
