import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RecoveryCodes, TwoStepReport, TwoStepStart } from "@rewrite-service/contract";
import { call } from "./call.ts";

export const useTwoStep = () =>
  useQuery({ queryKey: ["two-step"], queryFn: () => call<TwoStepReport>("GET", "/api/account/two-step") });

/** Makes a secret and recovery codes, which count once a first code was right. */
export const useBeginTwoStep = () =>
  useMutation({
    mutationFn: (password: string) => call<TwoStepStart>("POST", "/api/auth/two-factor/enable", { password }),
  });

export const useNewCodes = () =>
  useMutation({
    mutationFn: (password: string) =>
      call<RecoveryCodes>("POST", "/api/auth/two-factor/generate-backup-codes", { password }),
  });

export const giveCode = (kind: "app" | "recovery", code: string): Promise<unknown> =>
  call("POST", `/api/auth/two-factor/${kind === "app" ? "verify-totp" : "verify-backup-code"}`, { code });

/** What the change is about is another session afterwards. */
const useChange = <Given>(change: (given: Given) => Promise<unknown>) => {
  const queries = useQueryClient();
  const again = (): Promise<unknown> =>
    Promise.all(["two-step", "sessions"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  return useMutation({ mutationFn: change, onSuccess: again });
};

export const useConfirmTwoStep = () => useChange((code: string) => giveCode("app", code));

export const useEndTwoStep = () =>
  useChange((password: string) => call("POST", "/api/auth/two-factor/disable", { password }));
