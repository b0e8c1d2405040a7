import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  /** How much it stands out. */
  tone?: "plain" | "primary" | "quiet" | "danger";
  size?: "normal" | "small";
}

export const Button = ({ tone = "plain", size = "normal", ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={`button button-${tone}${size === "small" ? " button-small" : ""}`} />
);

/** A button that shows a mark; `label` is its name and its hint. */
export const IconButton = ({
  icon,
  label,
  hint = label,
  ...rest
}: ComponentProps<"button"> & { icon: IconName; label: string; hint?: string }) => (
  <button type="button" aria-label={label} title={hint} {...rest} className="button button-quiet button-icon">
    <Icon name={icon} />
  </button>
);
