import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { CODE_LETTERS } from "./user-code.ts";

/** What `GET /api/device/approval?user_code=` says of a waiting device. */
export interface DeviceRequest {
  machine: string;
  client: string;
  address: string;
  askedAt: string;
}

const PATH = "/api/device/approval";

export const useDeviceRequest = (code: string, enabled: boolean) =>
  useQuery({
    queryKey: ["device", code],
    enabled: enabled && code.length === CODE_LETTERS,
    queryFn: () => call<DeviceRequest>("GET", `${PATH}?user_code=${code}`),
    gcTime: 0,
  });

export type Decision = { status: "denied" } | { status: "approved"; keyId: string };

export const useDecide = (code: string) =>
  useMutation({
    mutationFn: (action: "approve" | "deny") => call<Decision>("POST", PATH, { user_code: code, action }),
  });
