import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Section } from "../ui/section.tsx";
import { adminWords } from "../words/admin.ts";
import { dayInWords } from "../words/day.ts";
import { useInvitations, useRevokeInvitation } from "./admin.ts";
import { InviteForm } from "./invite-form.tsx";

const text = adminWords.invitations;

const OpenInvitations = () => {
  const invitations = useInvitations();
  const revoke = useRevokeInvitation();
  const items = invitations.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section id="open" title={text.open}>
      {invitations.isError ? <p role="alert">{invitations.error.message}</p> : null}
      {revoke.isError ? <p role="alert">{revoke.error.message}</p> : null}
      {invitations.isPending ? <p>{adminWords.loading}</p> : null}
      <p role="status">{revoke.isSuccess ? text.revoked : null}</p>
      {invitations.isSuccess && items.length === 0 ? <p className="empty">{text.none}</p> : null}
      {items.length === 0 ? null : (
        <DataTable
          heads={text.columns}
          rows={items}
          keyOf={({ id }) => id}
          cells={({ id, email, createdAt, expiresAt }) => [
            email ?? text.anybody,
            dayInWords(createdAt),
            dayInWords(expiresAt),
            <Button
              aria-label={text.revokeOf(email ?? text.anybody)}
              disabled={revoke.isPending}
              onClick={() => revoke.mutate(id)}
            >
              {text.revoke}
            </Button>,
          ]}
        />
      )}
      {invitations.hasNextPage ? (
        <Button disabled={invitations.isFetching} onClick={() => void invitations.fetchNextPage()}>
          {adminWords.more}
        </Button>
      ) : null}
    </Section>
  );
};

/** Invites people, and shows which invitations can still be used. */
export const Invitations = () => (
  <>
    <InviteForm />
    <OpenInvitations />
  </>
);
