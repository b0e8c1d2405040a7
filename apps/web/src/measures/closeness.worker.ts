import { voiceDistance, type VoiceHabits } from "@rewrite-service/text";
import { habitsMoved, type MovedHabit } from "./habits-moved.ts";

export interface ClosenessQuestion {
  voice: VoiceHabits;
  before: string;
  after: string;
}

export interface ClosenessAnswer {
  /** Distance to the voice, 0 for the samples themselves to 1 for nothing alike. */
  before: number;
  after: number;
  habits: MovedHabit[];
}

addEventListener("message", ({ data: { voice, before, after } }: MessageEvent<ClosenessQuestion>) => {
  const answer: ClosenessAnswer = {
    before: voiceDistance(before, voice),
    after: voiceDistance(after, voice),
    habits: habitsMoved(before, after, voice),
  };
  postMessage(answer);
});
