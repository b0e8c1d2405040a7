import { useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";

/** The things that an account has at an address, each with a name; none until they are known. */
export const useList = <Item extends { id: string; name: string }>(path: string, enabled: boolean): readonly Item[] =>
  useQuery({
    queryKey: [path.slice(path.lastIndexOf("/") + 1)],
    queryFn: () => call<{ items: Item[] }>("GET", path),
    enabled,
  }).data?.items ?? [];
