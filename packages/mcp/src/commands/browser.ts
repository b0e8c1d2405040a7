import type { Terminal } from "./terminal.ts";

/** The program that opens a link here, or null where no browser is to be expected. */
export const openerOf = ({ environment, platform }: Pick<Terminal, "environment" | "platform">): string[] | null => {
  if (environment["CI"] !== undefined || environment["SSH_CONNECTION"] !== undefined) return null;
  if (platform === "darwin") return ["open"];
  // Not `start`: a shell would read the & of a link.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  const { BROWSER: named, DISPLAY: x11, WAYLAND_DISPLAY: wayland } = environment;
  if (named !== undefined && /^[\w./-]+$/.test(named)) return [named];
  return x11 === undefined && wayland === undefined ? null : ["xdg-open"];
};

/** Opens a link if it can, and says nothing if it cannot: the link was printed. */
export const openBrowser = async (link: string, terminal: Terminal): Promise<void> => {
  const [command, ...args] = openerOf(terminal) ?? [];
  if (command === undefined || !/^https?:\/\//i.test(link)) return;
  const { spawn } = await import("node:child_process");
  const child = spawn(command, [...args, link], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
};
