import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AdminConfig,
  AdminHealth,
  AdminPlanList,
  AdminUser,
  AdminUserChange,
  AdminUserDetails,
  AdminUserList,
  AuditList,
  GrantReceipt,
  InvitationList,
  InvitationReport,
  NewGrant,
  NewInvitations,
} from "@rewrite-service/contract";
import { call } from "../api/call.ts";

const PATH = "/api/admin";
const query = (fields: Record<string, string>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== "");
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
};

export const useUsers = (search: string) =>
  useInfiniteQuery({
    queryKey: ["admin", "users", search],
    queryFn: ({ pageParam }) => call<AdminUserList>("GET", `${PATH}/users${query({ search, after: pageParam })}`),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const useUser = (id: string) =>
  useQuery({
    queryKey: ["admin", "user", id],
    queryFn: () => call<AdminUserDetails>("GET", `${PATH}/users/${encodeURIComponent(id)}`),
  });

/** A change to an account; everything that these pages know is read again after it. */
const useAdminMutation = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: ["admin"] }) });
};

export const useChangeUser = (id: string) =>
  useAdminMutation((change: AdminUserChange) =>
    call<{ user: AdminUser }>("PATCH", `${PATH}/users/${encodeURIComponent(id)}`, change),
  );

export const useGrant = (id: string) =>
  useAdminMutation((grant: NewGrant) =>
    call<GrantReceipt>("POST", `${PATH}/users/${encodeURIComponent(id)}/grants`, grant),
  );

export const useInvitations = () =>
  useInfiniteQuery({
    queryKey: ["admin", "invitations"],
    queryFn: ({ pageParam }) => call<InvitationList>("GET", `${PATH}/invitations${query({ after: pageParam })}`),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const useInvite = () =>
  useAdminMutation((body: NewInvitations) => call<InvitationReport>("POST", `${PATH}/invitations`, body));

export const useRevokeInvitation = () =>
  useAdminMutation((id: string) => call<void>("DELETE", `${PATH}/invitations/${encodeURIComponent(id)}`));

export const usePlans = () =>
  useQuery({ queryKey: ["admin", "plans"], queryFn: () => call<AdminPlanList>("GET", `${PATH}/plans`) });

export const useHealth = () =>
  useQuery({ queryKey: ["admin", "health"], queryFn: () => call<AdminHealth>("GET", `${PATH}/health`) });

export const useConfig = () =>
  useQuery({ queryKey: ["admin", "config"], queryFn: () => call<AdminConfig>("GET", `${PATH}/config`) });

export const useAudit = () =>
  useInfiniteQuery({
    queryKey: ["admin", "audit"],
    queryFn: ({ pageParam }) => call<AuditList>("GET", `${PATH}/audit${query({ after: pageParam })}`),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
