import { createHash, randomUUID } from "node:crypto";
import { ServiceError, type GrantReceipt, type NewGrant } from "@rewrite-service/contract";
import type { Database } from "../database/database.ts";
import { creditsId } from "../billing/ledger/funds.ts";
import type { Ledger } from "../billing/ledger/ledger.ts";
import type { Actor, Audit } from "./audit.ts";

interface CreditGrantsDeps {
  db: Database;
  ledger: Pick<Ledger, "grant">;
  audit: Audit;
}

interface CreditGrant extends NewGrant {
  by: Actor;
  subject: string;
  /** The caller's own name for this grant; the same one grants once. */
  idempotencyKey: string | null;
}

/** Credits that an operator gives. The entry in the ledger and the line in the audit list have one id and one commit. */
export const createCreditGrants =
  ({ db, ledger, audit }: CreditGrantsDeps) =>
  /** @throws ServiceError `not_found`, `idempotency_mismatch`. */
  async ({ by, subject, amount, reason, idempotencyKey }: CreditGrant): Promise<GrantReceipt> => {
    const name = idempotencyKey === null ? randomUUID() : namedBy(by.actor ?? "", idempotencyKey);
    const id = `${by.actor === null ? "cli" : "admin"}:${name}`;
    if ((await db.rows("SELECT id FROM account WHERE id = $1", [subject])).length === 0) {
      throw new ServiceError("not_found");
    }
    const { granted, balance } = await ledger.grant({
      accountId: subject,
      amount,
      sourceRef: id,
      reason,
      alongside: (statements) =>
        audit.write({ id, ...by, action: "credits.grant", subject, detail: `${amount}: ${reason}` }, statements),
    });
    if (granted) return { id, amount, balance };
    const earlier = "SELECT amount FROM entry WHERE source_ref = $1 AND fund_id = $2 AND amount = $3";
    const same = await db.rows(earlier, [id, creditsId(subject), amount]);
    if (same.length === 0) throw new ServiceError("idempotency_mismatch");
    return { id, amount, balance };
  };

const namedBy = (actor: string, idempotencyKey: string): string =>
  createHash("sha256")
    .update(JSON.stringify([actor, idempotencyKey]))
    .digest("base64url")
    .slice(0, 32);
