import { randomUUID } from "node:crypto";
import { AuditList, InvitationList, InvitationReport } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { createAccountTable } from "../../accounts/account-table.ts";
import { createApiKeys } from "../../accounts/keys/api-keys.ts";
import { createInvites } from "../../accounts/sign-in/invites.ts";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { startSmtpStandIn } from "../../testing/smtp-stand-in.ts";
import { startService } from "../../testing/test-service.ts";

describeOnPostgres("invitations", (given) => {
  /** A server, and an administrator's program that asks it. */
  const setUp = async (env: Record<string, string>) => {
    const service = await startService(given, { SIGN_UP: "invite", ...env });
    const parts = { db: given.db, clock: Date };
    const table = createAccountTable(parts);
    const boss = await table.create(`${randomUUID()}@example.org`, { admin: true });
    const { key } = await createApiKeys(parts).create(boss?.id ?? "", "people", { scope: "admin" });
    const ask = (method: string, path: string, body?: unknown) =>
      service.call(method, path, body, { authorization: `Bearer ${key}` });
    const codeIn = (text: string | null): string => /invite=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
    const counts = (code: string, email: string) => createInvites(parts).use(code, email);
    return { ask, table, boss: boss?.email ?? "", codeIn, counts };
  };
  const AT = "/api/admin/invitations";

  test("are mailed to a list, listed while they are open, and taken back", async () => {
    const mail = await startSmtpStandIn();
    const { ask, table, boss, codeIn, counts } = await setUp({ SMTP_URL: mail.url });
    const [tag, present] = [randomUUID().slice(0, 8), `${randomUUID()}@example.org`];
    await table.create(present);
    const made = await ask("POST", AT, { list: `Email,Name\nAda.${tag}@example.org,Ada\n${present},Bo` });
    expect(made.status).toBe(201);
    const email = `ada.${tag}@example.org`;
    expect(InvitationReport.parse(made.body)).toMatchObject({ invited: [{ email, url: null }], present: [present] });
    expect(mail.mails.map(({ to }) => to)).toEqual([email]);

    const open = async () =>
      InvitationList.parse((await ask("GET", AT)).body).items.filter((item) => item.email === email);
    const [item] = await open();
    expect(Date.parse(item?.expiresAt ?? "")).toBeGreaterThan(Date.now());
    expect((await ask("DELETE", `${AT}/${String(item?.id)}`)).status).toBe(204);
    expect((await ask("DELETE", `${AT}/${String(item?.id)}`)).status).toBe(404);
    expect(await open()).toEqual([]);
    expect(await counts(codeIn(mail.mails[0]?.text ?? ""), email)).toBe(false);

    const acts = AuditList.parse((await ask("GET", "/api/admin/audit")).body).items;
    const own = acts.filter(({ actor }) => actor === boss).map(({ key, action, detail }) => [key, action, detail]);
    expect(own).toHaveLength(2);
    expect(own).toContainEqual(["people", "invite.create", "1 person from a list"]);
    expect(own).toContainEqual(["people", "invite.revoke", null]);

    mail.refuse.push("550 no");
    const refused = await ask("POST", AT, { list: `cy.${tag}@example.org` });
    const [byHand] = InvitationReport.parse(refused.body).invited;
    expect(await counts(codeIn(byHand?.url ?? null), `cy.${tag}@example.org`)).toBe(true);
    expect((await ask("GET", AT)).body["items"]).not.toContainEqual(expect.objectContaining({ id: byHand?.id }));
    await mail.close();
  });

  test("are links to hand over without mail, and a list with a fault invites nobody", async () => {
    const { ask, codeIn, counts } = await setUp({ SIGN_UP_DOMAINS: "example.org" });
    const tag = randomUUID().slice(0, 8);
    const list = (names: readonly string[]) => ({ list: names.map((name) => `${name}.${tag}@example.org`).join("\n") });
    const faults = [
      { list: `a.${tag}@example.org\nnobody` },
      { list: `a.${tag}@elsewhere.example` },
      { list: "Email" },
      list(Array.from({ length: 101 }, (_, n) => `p${n}`)),
    ];
    const said = await Promise.all(faults.map((body) => ask("POST", AT, body)));
    expect(said.map(({ status, body }) => [status, (body["error"] as { message: string }).message])).toEqual([
      [400, "No email address at the start of line 2."],
      [400, "Only example.org addresses can have an account here. Check line 1."],
      [400, "The list contains no email addresses."],
      [400, "You can invite up to 100 people at once; this list has 101."],
    ]);
    const invited = await given.db.rows("SELECT id FROM invite WHERE email LIKE $1", [`%${tag}%`]);
    expect(invited).toEqual([]);
    const [made] = InvitationReport.parse((await ask("POST", AT, list(["a"]))).body).invited;
    expect(await counts(codeIn(made?.url ?? null), `a.${tag}@example.org`)).toBe(true);
  });
});
