/** A program that calls this server. The page and the docs show it, and a test runs it. */
export interface CallExample {
  language: "Shell" | "Python" | "TypeScript";
  /** Language tag of its code block. */
  fence: "sh" | "python" | "ts";
  code: string;
}

const DRAFT = "p95 went from 840 ms to 310 ms on tuesday, can you look at PR 4471?";

const shell = (server: string): string => `
# SERVICE_API_KEY is a key from ${server}/account.
DRAFT='${JSON.stringify({ register: "slack", text: DRAFT })}'

# Stream the rewrite.
curl -sSN ${server}/api/humanize -H "authorization: Bearer $SERVICE_API_KEY" \\
  -H 'content-type: application/json' -d "$DRAFT"

# Or get it as a single response.
curl -sS ${server}/api/humanize -H "authorization: Bearer $SERVICE_API_KEY" -H 'accept: application/json' \\
  -H 'content-type: application/json' -d "$DRAFT"
`;

const python = (server: string): string => `
import json
import os
import uuid

import requests  # pip install requests

URL = "${server}/api/humanize"
KEY = os.environ.get("SERVICE_API_KEY")  # not needed for a server on localhost
HEADERS = {"Authorization": f"Bearer {KEY}"} if KEY else {}
DRAFT = {"register": "slack", "text": "${DRAFT}"}

# Get the rewrite as a single response.
HEADERS["Idempotency-Key"] = str(uuid.uuid4())  # to repeat this request safely, send the same value
answer = requests.post(URL, json=DRAFT, headers={**HEADERS, "Accept": "application/json"}, timeout=900)
if not answer.ok:
    raise SystemExit(answer.json()["error"]["message"])
print(answer.json()["text"])

# Or stream it. This also prints the NOTES, which are not part of the text.
HEADERS.update({"Accept": "text/event-stream", "Idempotency-Key": str(uuid.uuid4())})
with requests.post(URL, json=DRAFT, headers=HEADERS, stream=True, timeout=60) as stream:
    stream.raise_for_status()
    for line in stream.iter_lines():
        if not line.startswith(b"data: "):
            continue
        event = json.loads(line[len(b"data: "):])
        if event["type"] == "delta":
            print(event["text"], end="", flush=True)
        elif event["type"] == "error":
            raise SystemExit(event["message"])
        elif event["type"] == "done":
            break
    else:  # no "done": the connection broke
        raise SystemExit("The stream ended early.")
print()
`;

const typescript = (server: string): string => `
// npm install ${server}/downloads/rewrite-service-client.tgz
import { createClient, ServiceError, type HumanizeRequest } from "rewrite-service-client";

const client = createClient({ baseUrl: "${server}", key: process.env["SERVICE_API_KEY"] ?? null });
const draft: HumanizeRequest = {
  register: "slack",
  text: "${DRAFT}",
};

try {
  // Get the whole rewrite at once. The client reads a stream, so no long timeout is needed.
  const { text, notes, usage } = await client.rewrite(draft);
  console.log(text, notes, usage.fundingSource);

  // Or stream it; stop.abort() ends the stream.
  const stop = new AbortController();
  for await (const event of client.stream(draft, { signal: stop.signal })) {
    if (event.type === "delta") process.stdout.write(event.text);
  }
} catch (error) {
  if (!(error instanceof ServiceError)) throw error;
  console.error(error.code, error.message, error.retryAfterS ?? "");
  process.exitCode = 1;
}
`;

/** One program for each language. */
export const callExamples = (server: string): readonly CallExample[] => [
  { language: "Shell", fence: "sh", code: shell(server).trim() },
  { language: "Python", fence: "python", code: python(server).trim() },
  { language: "TypeScript", fence: "ts", code: typescript(server).trim() },
];
