import { factsReport, type FactsReport } from "./fact-states.ts";

export interface FactsQuestion {
  version: number;
  before: string;
  after: string;
  fromNotes: boolean;
  finished: boolean;
}

export interface FactsAnswer {
  version: number;
  report: FactsReport;
}

addEventListener("message", ({ data }: MessageEvent<FactsQuestion>) => {
  const answer: FactsAnswer = { version: data.version, report: factsReport(data.before, data.after, data) };
  postMessage(answer);
});
