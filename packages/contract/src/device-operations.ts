import * as z from "zod/mini";
import {
  DeviceApproval,
  DeviceCodeAnswer,
  DeviceCodeRequest,
  DeviceRequest,
  DeviceTokenAnswer,
  DeviceTokenRequest,
} from "./device-login.ts";
import { CHANGE_ERRORS, json, READ_ERRORS, type Operation } from "./operation.ts";

const client = "The requesting program, such as rewrite-service-mcp.";

/** Device login as in RFC 8628. The two open ones take forms too. */
export const DEVICE_OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: "/api/device/code",
    summary: "Begin a device login",
    description: "Returns a code to show and a code to poll with (RFC 8628). Form-encoded bodies are accepted too.",
    access: "open",
    body: {
      schema: DeviceCodeRequest,
      meanings: { client_id: client, machine: "The computer's name, used as the name of the key." },
      example: { client_id: "rewrite-service-mcp", machine: "laptop" },
    },
    answer: json("The codes, and the page where the user enters the short one.", DeviceCodeAnswer),
    errors: ["invalid_json", "invalid_request", "body_too_large", "unsupported_media_type", "rate_limited", "internal"],
  },
  {
    method: "post",
    path: "/api/device/token",
    summary: "Fetch the key of an approved device",
    description:
      'Until the approval, 400 with {"error"}: authorization_pending, slow_down, access_denied, expired_token or invalid_grant, ' +
      "as in RFC 8628. The first poll after the approval creates the key and returns it once.",
    access: "open",
    body: {
      schema: DeviceTokenRequest,
      meanings: {
        device_code: "The long code.",
        grant_type: "urn:ietf:params:oauth:grant-type:device_code.",
        client_id: client,
      },
      example: { device_code: "…", grant_type: "urn:ietf:params:oauth:grant-type:device_code" },
    },
    answer: json("The key.", DeviceTokenAnswer),
    errors: ["invalid_json", "invalid_request", "body_too_large", "unsupported_media_type", "internal"],
  },
  {
    method: "get",
    path: "/api/device/approval",
    summary: "Look up a device by its code",
    description: "The machine, program, address and time of the request, to check before approval.",
    access: "session",
    query: { user_code: "The short code." },
    answer: json("The waiting device.", DeviceRequest),
    errors: [...READ_ERRORS, "not_found", "rate_limited"],
  },
  {
    method: "post",
    path: "/api/device/approval",
    summary: "Approve or deny a device",
    description: "An account with five active keys is refused; the code stays valid.",
    access: "session",
    body: {
      schema: DeviceApproval,
      meanings: { user_code: "The short code.", action: "approve or deny." },
      example: { user_code: "BCDF-GHJK", action: "approve" },
    },
    answer: json(
      "The result.",
      z.strictObject({ status: z.enum(["approved", "denied"]), keyId: z.optional(z.string()) }),
    ),
    errors: [...CHANGE_ERRORS, "not_found", "key_limit_reached", "rate_limited"],
  },
];
