import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignInMethod } from "@rewrite-service/contract";
import { call } from "../api/call.ts";
import { Button } from "../ui/button.tsx";
import { ago } from "../words/ago.ts";
import { accountWords } from "../words/account.ts";

const text = accountWords.access;
const names: Readonly<Record<string, string>> = text.wayNames;
const nameOf = (provider: string): string => names[provider] ?? provider;

/** The ways to sign in; the server refuses to take the last one away, and says so. */
export const SignInList = () => {
  const queries = useQueryClient();
  const ways = useQuery({
    queryKey: ["sign-ins"],
    queryFn: () => call<{ items: SignInMethod[] }>("GET", "/api/account/sign-ins"),
  });
  const remove = useMutation({
    mutationFn: (provider: string) => call("DELETE", `/api/account/sign-ins/${provider}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ["sign-ins"] }),
  });
  const items = ways.data?.items ?? [];
  return items.length === 0 ? null : (
    <>
      <h3>{text.ways}</h3>
      {remove.isError ? <p role="alert">{remove.error.message}</p> : null}
      <ul className="rows">
        {items.map(({ provider, since }) => (
          <li key={provider}>
            <span className="row-name">
              {nameOf(provider)}
              <span className="field-hint">{text.wayAdded(ago(since, null))}</span>
            </span>
            {provider === "password" ? null : (
              <Button
                disabled={remove.isPending}
                aria-label={`${text.disconnect} ${nameOf(provider)}`}
                onClick={() => remove.mutate(provider)}
              >
                {text.disconnect}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
