import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BillingPage, BillingReport } from "@rewrite-service/contract";
import { call } from "../api/call.ts";

const PATH = "/api/billing";
/** The provider tells the server of a payment a moment after it sends the browser back. */
const LOOKS = 5;
const LOOK_MS = 2_000;

export const useBilling = (enabled: boolean) =>
  useQuery({ queryKey: ["billing"], enabled, queryFn: () => call<BillingReport>("GET", PATH) });

/** Goes to the payment provider: to buy an item, or to its own page about past payments when none is named. */
export const usePaymentPage = () =>
  useMutation({
    mutationFn: (item: string | null) =>
      item === null
        ? call<BillingPage>("POST", `${PATH}/portal`, {})
        : call<BillingPage>("POST", `${PATH}/checkout`, { item }),
    onSuccess: ({ url }) => location.assign(url),
  });

/** How a visit to the payment page ended, taken out of the address; after a payment the account is read again for a while. */
export const usePaymentReturn = (): "done" | "cancelled" | null => {
  const queries = useQueryClient();
  const [ended] = useState((): "done" | "cancelled" | null => {
    const value = new URLSearchParams(location.search).get("billing");
    return value === "done" || value === "cancelled" ? value : null;
  });
  useEffect(() => {
    if (ended === null) return undefined;
    history.replaceState(history.state, "", `${location.pathname}${location.hash}`);
    if (ended === "cancelled") return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      for (const queryKey of [["usage"], ["billing"], ["site"]]) void queries.invalidateQueries({ queryKey });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [ended, queries]);
  return ended;
};
