const NAME = "rewrite-service";

/** Links that add the program to a client with one click, by the client's name. */
export const installLinks = (program: string): readonly (readonly [client: string, link: string])[] => {
  const server = { command: "npx", args: ["-y", program] };
  const config = JSON.stringify(server);
  const base64 = encodeURIComponent(Buffer.from(config).toString("base64"));
  const vscode = `vscode:mcp/install?${JSON.stringify({ name: NAME, type: "stdio", ...server })}`;
  const goose = new URLSearchParams([
    ["cmd", "npx"],
    ["arg", "-y"],
    ["arg", program],
    ["id", NAME],
    ["name", "Rewrite Service"],
    ["description", "Check and rewrite texts"],
  ]);
  return [
    ["Cursor", `https://cursor.com/en/install-mcp?name=${NAME}&config=${base64}`],
    ["VS Code", `https://insiders.vscode.dev/redirect?url=${encodeURIComponent(vscode)}`],
    ["LM Studio", `https://lmstudio.ai/install-mcp?name=${NAME}&config=${base64}`],
    ["Kiro", `https://kiro.dev/launch/mcp/add?name=${NAME}&config=${encodeURIComponent(config)}`],
    ["Goose", `goose://extension?${goose.toString().replaceAll("+", "%20")}`],
  ];
};
