/** Where a sign-in leads: only a path of this site may follow it. */
export const safePath = (to: unknown): string => (typeof to === "string" && /^\/(?![/\\])/.test(to) ? to : "/");
