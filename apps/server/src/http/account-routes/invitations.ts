import { INVITED_MAX, NewInvitations, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import { addressesIn } from "../../operator/address-list.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { actorOf, idOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

/** @throws ServiceError `invalid_request`, saying which lines are wrong. */
const addressesOf = (list: string, domains: readonly string[]): readonly string[] => {
  const read = addressesIn(list, domains);
  const fault = "fault" in read ? read.fault : faultOfCount(read.addresses.length);
  if ("fault" in read || fault !== null) {
    const message = fault ?? "";
    throw new ServiceError("invalid_request", { message, details: [{ path: "list", message }] });
  }
  return read.addresses;
};

const faultOfCount = (count: number): string | null => {
  if (count === 0) return "The list contains no email addresses.";
  return count > INVITED_MAX ? `You can invite up to ${INVITED_MAX} people at once; this list has ${count}.` : null;
};

/** `GET|POST /api/admin/invitations`, `DELETE /api/admin/invitations/{id}`, for administrators. */
export const mountInvitations = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { operator, signUpDomains }: Pick<AccountServices, "operator" | "signUpDomains">,
): void => {
  const { invitations } = operator;
  mountAccountPath(app, deps, "/api/admin/invitations", "administrator", {
    GET: async (c) => c.json(await invitations.open(c.req.query("after"))),
    POST: async (c) => {
      const { list } = await readBody(c, NewInvitations);
      const { invited, present } = await invitations.makeAll(actorOf(c), addressesOf(list, signUpDomains));
      const links = invited.map(({ id, email, url, mailed }) => ({ id, email, url: mailed ? null : url }));
      return c.json({ invited: links, present }, 201);
    },
  });
  mountAccountPath(app, deps, "/api/admin/invitations/:id", "administrator", {
    DELETE: async (c) => {
      await invitations.revoke(actorOf(c), idOf(c));
      return c.body(null, 204);
    },
  });
};
