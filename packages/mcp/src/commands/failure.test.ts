import { ERRORS, ServiceError, type ErrorCode } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { failureLine } from "./failure.ts";

const said = (error: ServiceError): string => failureLine(error, "Run: login");

test("every failure of the service is a line that ends with what to do", () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  expect(codes.map((code) => said(new ServiceError(code, { message: `${code}.` })))).toMatchSnapshot();
});

test("violated fields are named by their options, ten at most, in place of the general sentence", () => {
  const fields = ["text", "previousRewrite", "protectedSpans", "templateId", "voiceProfileId", "modelTier", "register"];
  const details = fields.map((path) => ({ path, message: "is wrong" }));
  expect(said(new ServiceError("invalid_request", { details }))).toBe(
    "The text is wrong. --previous is wrong. --protect is wrong. --template is wrong. --voice is wrong. --tier is wrong. register is wrong.",
  );
  const many = Array.from({ length: 11 }, (_, at) => ({ path: `f${at}`, message: "is wrong" }));
  expect(said(new ServiceError("invalid_request", { details: many })).split(". ")).toHaveLength(10);
});

test("a wait that the service names is said before any advice, and a service that is not there is told apart", () => {
  expect(said(new ServiceError("internal", { message: "Full.", retryAfterS: 0 }))).toBe("Full. Try again in 0 s.");
  expect(said(new ServiceError("internal", { message: "It can't be reached." }))).toBe(
    "It can't be reached. The service may not be running, or SERVICE_BASE_URL may be wrong. The commands check, compare and registers work without the service.",
  );
});
