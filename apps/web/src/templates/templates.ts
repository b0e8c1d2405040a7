import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewTemplate, TemplateEntry, TemplateList } from "@rewrite-service/contract";
import { call } from "../api/call.ts";

export const NAME_CHARACTERS_MAX = 100;
export const INSTRUCTIONS_CHARACTERS_MAX = 4_000;

const PATH = "/api/templates";
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const useTemplates = () => useQuery({ queryKey: ["templates"], queryFn: () => call<TemplateList>("GET", PATH) });

const useTemplateMutation = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: ["templates"] }) });
};

/** Makes a template, or changes the one that is named. */
export const useSaveTemplate = (id: string | null) =>
  useTemplateMutation((template: NewTemplate) =>
    id === null ? call<TemplateEntry>("POST", PATH, template) : call<TemplateEntry>("PUT", pathOf(id), template),
  );

export const useDeleteTemplate = () => useTemplateMutation((id: string) => call("DELETE", pathOf(id)));

/** Makes templates one after another. Returns how many were made, and what stopped it. */
export const useImportTemplates = () =>
  useTemplateMutation(async (templates: readonly NewTemplate[]): Promise<{ made: number; stopped: string | null }> => {
    let made = 0;
    for (const template of templates) {
      try {
        await call("POST", PATH, template);
      } catch (error) {
        return { made, stopped: error instanceof Error ? error.message : String(error) };
      }
      made += 1;
    }
    return { made, stopped: null };
  });
