import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { VoiceEntry } from "@rewrite-service/contract";
import type { VoiceHabits } from "@rewrite-service/text";
import { call } from "../api.ts";

/** What is shown of a voice: everything measured but the long profile, which only the distance needs. */
export type ShownHabits = Omit<VoiceHabits, "profile">;

/** A voice as `GET /api/voices` answers it; no word of the samples is in it but its habits. */
export interface Voice extends VoiceEntry {
  habits: ShownHabits;
  signOff: string | null;
  keepsSamples: boolean;
}

/** `removed` names the habits to take out. */
export interface NewVoice {
  name: string;
  samples: string[];
  signOff: string | null;
  isDefault: boolean;
  keepSamples: boolean;
  removed?: string[];
}

export interface VoiceChange {
  name?: string;
  signOff?: string | null;
  isDefault?: boolean;
  removed?: string[];
}

export const SAMPLES_MAX = 20;
export const SAMPLES_CHARACTERS_MAX = 100_000;
export const NAME_CHARACTERS_MAX = 100;

const pathOf = (id: string): string => `/api/voices/${encodeURIComponent(id)}`;

export const useVoices = () =>
  useQuery({ queryKey: ["voices"], queryFn: () => call<{ items: Voice[] }>("GET", "/api/voices") });

export const useVoice = (id: string) =>
  useQuery({ queryKey: ["voices", id], queryFn: () => call<Voice>("GET", pathOf(id)) });

/** A change to the voices; what is known of them is read again after it. */
const useVoiceMutation = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: ["voices"] }) });
};

export const useCreateVoice = () => useVoiceMutation((voice: NewVoice) => call<Voice>("POST", "/api/voices", voice));

export const useReplaceVoice = (id: string) =>
  useVoiceMutation((voice: NewVoice) => call<Voice>("PUT", pathOf(id), voice));

export const useChangeVoice = () =>
  useVoiceMutation(({ id, change }: { id: string; change: VoiceChange }) => call<Voice>("PATCH", pathOf(id), change));

export const useDeleteVoice = () => useVoiceMutation((id: string) => call("DELETE", pathOf(id)));
