import { Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { dayInWords } from "../words/day.ts";
import { adminWords } from "../words/admin.ts";
import { useUsers } from "./admin.ts";

const text = adminWords.users;

/** Every account, newest first, or those that fit a search. */
export const UserTable = () => {
  const [search, setSearch] = useState("");
  const users = useUsers(useDeferredValue(search.trim()));
  const items = users.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Field
        label={text.search}
        hint={text.searchHint}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {users.isError ? <p role="alert">{users.error.message}</p> : null}
      {users.isPending ? <p>{adminWords.loading}</p> : null}
      <p role="status">{users.data === undefined ? null : text.total(users.data.pages[0]?.total ?? 0)}</p>
      {users.isSuccess && items.length === 0 ? <p className="empty">{text.none}</p> : null}
      {items.length === 0 ? null : (
        <DataTable
          heads={text.columns}
          rows={items}
          keyOf={({ id }) => id}
          cells={(user) => [
            <>
              <Link to="/admin/users/$id" params={{ id: user.id }}>
                {user.email}
              </Link>
              {user.admin ? <span className="tag">{text.admin}</span> : null}
            </>,
            user.plan,
            dayInWords(user.createdAt),
            user.disabledAt === null ? text.active : text.disabled,
          ]}
        />
      )}
      {users.hasNextPage ? (
        <Button disabled={users.isFetching} onClick={() => void users.fetchNextPage()}>
          {adminWords.more}
        </Button>
      ) : null}
    </>
  );
};
