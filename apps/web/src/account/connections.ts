import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Connection, ConnectionList, NewConnection } from "@rewrite-service/contract";
import { call } from "../api/call.ts";

const PATH = "/api/connections";

export const useConnections = () =>
  useQuery({ queryKey: ["connections"], queryFn: () => call<ConnectionList>("GET", PATH) });

const useConnectionMutation = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: ["connections"] }) });
};

export const useConnect = () =>
  useConnectionMutation((connection: NewConnection) => call<Connection>("POST", PATH, connection));

export const useDisconnect = () =>
  useConnectionMutation((id: string) => call("DELETE", `${PATH}/${encodeURIComponent(id)}`));

/** Which connected account pays for rewrites on these pages; null for the allowance. */
export const useSelectConnection = () =>
  useConnectionMutation((id: string | null) => call("PUT", `${PATH}/selected`, { id }));

export const useFinishOpenRouter = () =>
  useConnectionMutation((answer: { state: string; code: string }) =>
    call<Connection>("POST", `${PATH}/openrouter/finish`, answer),
  );

/** Goes to OpenRouter, which sends the browser back to the account page. */
export const useOpenRouter = () =>
  useMutation({
    mutationFn: () => call<{ url: string }>("POST", `${PATH}/openrouter`, {}),
    onSuccess: ({ url }) => location.assign(url),
  });
