import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiKeyEntry, NewApiKey } from "@rewrite-service/contract";
import { call } from "./call.ts";

export const KEYS_MAX = 5;

/** The least recently used first; one that was never used counts from when it was made. */
export const byLastUse = (a: ApiKeyEntry, b: ApiKeyEntry): number =>
  (a.lastUsedAt ?? a.createdAt).localeCompare(b.lastUsedAt ?? b.createdAt);

export const useKeys = () =>
  useQuery({ queryKey: ["keys"], queryFn: () => call<{ items: ApiKeyEntry[] }>("GET", "/api/keys") });

/** A change to the keys; the list is read again after it. */
const useKeyChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: ["keys"] }) });
};

export const useCreateKey = () => useKeyChange((name: string) => call<NewApiKey>("POST", "/api/keys", { name }));

export const useRenameKey = () =>
  useKeyChange(({ id, name }: { id: string; name: string }) =>
    call("PATCH", `/api/keys/${encodeURIComponent(id)}`, { name }),
  );

export const useRevokeKey = () => useKeyChange((id: string) => call("DELETE", `/api/keys/${encodeURIComponent(id)}`));
