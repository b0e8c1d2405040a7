import { measureVoice } from "@rewrite-service/text";
import type { ShownHabits } from "./voices.ts";

addEventListener("message", ({ data }: MessageEvent<string[]>) => {
  const { profile: _profile, ...habits } = measureVoice(data);
  postMessage(habits satisfies ShownHabits);
});
