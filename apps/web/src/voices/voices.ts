import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewVoiceProfile, VoiceProfile, VoiceProfileChange, VoiceProfileList } from "@rewrite-service/contract";
import type { VoiceHabits } from "@rewrite-service/text";
import { call } from "../api/call.ts";

/** What is shown of a voice: everything measured but the long profile, which only the distance needs. */
export type ShownHabits = Omit<VoiceHabits, "profile">;

export const NAME_CHARACTERS_MAX = 100;

const pathOf = (id: string): string => `/api/voices/${encodeURIComponent(id)}`;

export const useVoices = () =>
  useQuery({ queryKey: ["voices"], queryFn: () => call<VoiceProfileList>("GET", "/api/voices") });

export const useVoice = (id: string) =>
  useQuery({ queryKey: ["voices", id], queryFn: () => call<VoiceProfile>("GET", pathOf(id)) });

/** A change to the voices; what is known of them is read again after it. */
const useVoiceMutation = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: ["voices"] }) });
};

export const useCreateVoice = () =>
  useVoiceMutation((voice: NewVoiceProfile) => call<VoiceProfile>("POST", "/api/voices", voice));

export const useReplaceVoice = (id: string) =>
  useVoiceMutation((voice: NewVoiceProfile) => call<VoiceProfile>("PUT", pathOf(id), voice));

export const useChangeVoice = () =>
  useVoiceMutation(({ id, change }: { id: string; change: VoiceProfileChange }) =>
    call<VoiceProfile>("PATCH", pathOf(id), change),
  );

export const useDeleteVoice = () => useVoiceMutation((id: string) => call("DELETE", pathOf(id)));
