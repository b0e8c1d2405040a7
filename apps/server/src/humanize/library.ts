import { ServiceError, type HumanizeRequest } from "@rewrite-service/contract";
import type { Principal } from "../accounts/principal.ts";
import type { Plan, Plans } from "../billing/plans/plans.ts";
import type { Brief } from "../providers/brief.ts";

export interface Library {
  /** What a request asks for, once its template, voice and tier are looked up. @throws ServiceError `plan_required`. */
  resolve(request: HumanizeRequest, principal: Principal): Promise<Brief>;
}

/** What accounts keep for their rewrites. Each gives null for anything that is not the caller's own. */
export interface Shelves {
  /** `register` is the kind of message that it is for; null where it names none. */
  template(
    principal: Principal,
    id: string,
  ): Promise<(NonNullable<Brief["template"]> & { register: Brief["register"] | null }) | null>;
  /** The named voice, or the caller's default one. `whole` asks for its measured habits too. */
  voice(principal: Principal, id: string | null, options: { whole: boolean }): Promise<Brief["voice"]>;
}

/** Nothing kept: every template falls back to the register, every voice to the register's neutral one. */
export const emptyShelves: Shelves = { template: () => Promise.resolve(null), voice: () => Promise.resolve(null) };

export const createLibrary = ({ plans, shelves }: { plans: Plans; shelves: Shelves }): Library => ({
  resolve: async (request, principal) => {
    const plan = plans.get(principal.kind === "anonymous" ? "anonymous" : principal.plan);
    const templateId = request.templateId ?? null;
    if (templateId !== null && !plan.templates) refuse("templateId", "your plan has no templates");
    const mode = request.mode ?? "rewrite";
    const template = templateId === null ? null : await shelves.template(principal, templateId);
    return {
      text: request.text,
      // A template stands in the register's place; one that cannot be found falls back to it.
      register: template?.register ?? request.register,
      mode,
      fromNotes: mode === "expand" || (request.fromNotes ?? false),
      previousRewrite: mode === "vary" || mode === "closer" ? (request.previousRewrite ?? null) : null,
      protectedSpans: request.protectedSpans ?? [],
      tier: tierOf(request.modelTier ?? "standard", plan),
      length: request.length ?? null,
      template: template === null ? null : { name: template.name, instructions: template.instructions },
      voice: await shelves.voice(principal, request.voiceProfileId ?? null, { whole: mode === "closer" }),
    };
  },
});

// `auto` takes the best tier of the plan: its models differ in care, and the price is the same.
const tierOf = (asked: "standard" | "fast" | "auto", plan: Plan): Brief["tier"] => {
  if (asked === "auto") return plan.tiers.includes("standard") ? "standard" : "fast";
  if (!plan.tiers.includes(asked)) refuse("modelTier", `your plan does not have the tier ${asked}`);
  return asked;
};

const refuse = (path: string, message: string): never => {
  throw new ServiceError("plan_required", { details: [{ path, message }] });
};
