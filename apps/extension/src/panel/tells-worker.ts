// The rules of the tells, which the panel loads once there is a result to judge.
import { answerTells, type TellsQuestion } from "./tells.ts";

addEventListener("message", ({ data }: MessageEvent<TellsQuestion>) => postMessage(answerTells(data)));
