import { ERRORS, ServiceError } from "@rewrite-service/contract";
import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

export interface LogOptions {
  level: string;
  /** Where lines go; standard output when left out. */
  to?: DestinationStream;
}

/**
 * Structured lines, one JSON object each. What is logged is chosen field by field where it is logged: no request body,
 * header, cookie or key is ever handed over. The paths below are a second fence, not the first.
 */
export const createLog = ({ level, to }: LogOptions): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: {
        paths: [
          "authorization",
          "cookie",
          "headers",
          "body",
          "text",
          "*.authorization",
          "*.cookie",
          "*.headers",
          "*.body",
        ],
        censor: "[removed]",
      },
      serializers: { err: describeError },
    },
    to ?? destination({ fd: 1, sync: false }),
  );

interface ErrorLine {
  name: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: ErrorLine;
}

const CAUSES_MAX = 3;

/** An error for the log: its class, code, sentence and the causes behind it. */
export const describeError = (error: unknown, depth = 0): ErrorLine => {
  if (!(error instanceof Error)) return { name: typeof error, message: "a thrown value that is no error" };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause =
    error.cause === undefined || depth >= CAUSES_MAX ? {} : { cause: describeError(error.cause, depth + 1) };
  // A failure with a row of its own was foreseen: its cause says what happened, a stack only where.
  const foreseen = error instanceof ServiceError && error.code !== "internal";
  // A sentence of its own is for the caller and may quote the draft; the table's never does.
  const message = error instanceof ServiceError ? ERRORS[error.code][1] : error.message;
  return { name: error.name, ...code, message, ...(foreseen ? {} : frames(error)), ...cause };
};

// The stack's first line repeats the message, which is written already.
const frames = (error: Error): { stack?: string } => {
  const lines = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return lines.length === 0 ? {} : { stack: lines.slice(0, 8).join("\n") };
};
