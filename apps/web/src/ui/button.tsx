import type { ComponentProps } from "react";

/** A button; `tone` says how much it stands out. */
export const Button = ({
  tone = "plain",
  ...rest
}: ComponentProps<"button"> & { tone?: "plain" | "primary" | "quiet" | "danger" }) => (
  <button type="button" {...rest} className={`button button-${tone}`} />
);
