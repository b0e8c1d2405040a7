import * as z from "zod/mini";
import { CHANGE_ERRORS, gone, json, READ_ERRORS, type Operation } from "./operation.ts";
import { NewPasskey, PasskeyList, PasskeyName, PasskeyOptionsRequest } from "./passkeys.ts";
import { TwoStepReport } from "./two-step.ts";

const CREDENTIAL = {
  id: "…",
  rawId: "…",
  type: "public-key",
  response: { clientDataJSON: "…", attestationObject: "…" },
};

/** What a signed-in person does with passkeys and two-step sign-in, which a page does better than a program. */
export const PASSKEY_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/account/two-step",
    summary: "Show whether two-step sign-in is on",
    description: "Whether signing in with the password also needs a code, and whether the account has a password.",
    access: "session",
    answer: json("Both.", TwoStepReport),
    errors: READ_ERRORS,
  },
  {
    method: "get",
    path: "/api/account/passkeys",
    summary: "List your passkeys",
    description: "The passkeys of the account, each with the date on which it was added.",
    access: "session",
    answer: json("The passkeys.", PasskeyList),
    errors: READ_ERRORS,
  },
  {
    method: "post",
    path: "/api/account/passkeys/options",
    summary: "Begin to add a passkey",
    description: "The options that a browser needs (WebAuthn), and a cookie. They are valid for five minutes.",
    access: "session",
    body: {
      schema: PasskeyOptionsRequest,
      meanings: { password: "The current password; required if the account has one." },
      example: { password: "…" },
    },
    answer: json("The options.", z.looseObject({ challenge: z.string() })),
    errors: [...CHANGE_ERRORS, "rate_limited"],
  },
  {
    method: "post",
    path: "/api/account/passkeys",
    summary: "Add a passkey",
    description:
      "The browser's credential, with the cookie of the options. The device must have asked for a PIN, a finger or a face.",
    access: "session",
    body: {
      schema: NewPasskey,
      meanings: { name: "The name shown in the list.", response: "The credential, as toJSON() returns it." },
      example: { name: "Laptop", response: CREDENTIAL },
    },
    status: 201,
    answer: json("It is added.", z.strictObject({ id: z.string() })),
    errors: CHANGE_ERRORS,
  },
  {
    method: "patch",
    path: "/api/account/passkeys/{id}",
    summary: "Rename a passkey",
    description: "The name is used only in the list.",
    access: "session",
    parameters: { id: "The passkey." },
    body: { schema: PasskeyName, meanings: { name: "The new name." }, example: { name: "Work laptop" } },
    status: 204,
    answer: gone,
    errors: [...CHANGE_ERRORS, "not_found"],
  },
  {
    method: "delete",
    path: "/api/account/passkeys/{id}",
    summary: "Remove a passkey",
    description: "The passkey no longer works. The device keeps its part until the user removes it there.",
    access: "session",
    parameters: { id: "The passkey." },
    status: 204,
    answer: gone,
    errors: [...READ_ERRORS, "origin_forbidden", "not_found"],
  },
];
