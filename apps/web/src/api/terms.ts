import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TermList } from "@rewrite-service/contract";
import { call } from "./call.ts";

const PATH = "/api/terms";
const KEY = ["terms"];

// A list that was just saved is not read again: the answer may be of before.
const FRESH_MS = 10_000;

export const useTerms = (enabled = true) =>
  useQuery({ queryKey: KEY, queryFn: () => call<TermList>("GET", PATH), enabled, staleTime: FRESH_MS });

/** Replaces the list, which shows at once. Changes are sent one after another; after one that fails it is read again. */
export const useSaveTerms = () => {
  const queries = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: (list: TermList) => call<TermList>("PUT", PATH, list),
    scope: { id: PATH },
    onError: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  const save = (terms: readonly string[]): void => {
    const list = { terms: [...terms] };
    void queries.cancelQueries({ queryKey: KEY });
    queries.setQueryData<TermList>(KEY, list);
    mutate(list);
  };
  return { save, error };
};
