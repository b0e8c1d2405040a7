/** A service's address without trailing slashes. Throws a TypeError for what is no plain http(s) address. */
export const baseUrlOf = (address: string): string => {
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new TypeError("the address must be http or https");
  if (url.username !== "" || url.password !== "") throw new TypeError("the address must not hold a user or password");
  return `${url.origin}${url.pathname}`.replace(/\/+$/, "");
};
