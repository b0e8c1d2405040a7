import { NEUTRAL_VOICE, ServiceError, type HumanizeRequest } from "@rewrite-service/contract";
import { registerById, termsIn } from "@rewrite-service/text";
import { planOf, type Principal } from "../accounts/principal.ts";
import type { Terms } from "../accounts/terms.ts";
import type { Plan, Plans } from "../billing/plans/plans.ts";
import type { Brief } from "../providers/brief.ts";

export interface Library {
  /** The brief of a request, after looking up its template, voice and tier. @throws ServiceError `plan_required`. */
  resolve(request: HumanizeRequest, principal: Principal): Promise<Brief>;
}

/** The templates and voices that accounts keep for their rewrites. Each gives null for anything that is not the caller's own. */
export interface TemplatesAndVoices {
  /** `register` is the kind of message that it is for; null where it names none. */
  template(
    principal: Principal,
    id: string,
  ): Promise<(NonNullable<Brief["template"]> & { register: Brief["register"] | null }) | null>;
  /** The named voice, or the caller's default one. `whole` asks for its measured habits too, `samples` for kept samples. */
  voice(
    principal: Principal,
    id: string | null,
    options: { whole: boolean; samples: boolean },
  ): Promise<Brief["voice"]>;
}

interface LibraryDeps {
  plans: Plans;
  kept: TemplatesAndVoices;
  /** Words that an account keeps in every rewrite. */
  terms: Pick<Terms, "list">;
}

export const createLibrary = ({ plans, kept, terms }: LibraryDeps): Library => ({
  resolve: async (request, principal) => {
    const plan = plans.get(planOf(principal));
    const templateId = templateIdIn(request, plan);
    const template = templateId === null ? null : await kept.template(principal, templateId);
    const mode = request.mode ?? "rewrite";
    const fromNotes = mode === "expand" || request.fromNotes === true;
    // A template takes the register's place; one that cannot be found falls back to it.
    const register = template?.register ?? request.register;
    return {
      text: request.text,
      register,
      mode,
      fromNotes,
      previousRewrite: mode === "vary" || mode === "closer" ? (request.previousRewrite ?? null) : null,
      protectedSpans: [...(request.protectedSpans ?? []), ...termsIn(request.text, await listed(terms, principal))],
      tier: tierOf(request.modelTier ?? "standard", plan),
      length: request.length ?? null,
      template: template === null ? null : { name: template.name, instructions: template.instructions },
      voice:
        request.voiceProfileId === NEUTRAL_VOICE
          ? null
          : await kept.voice(principal, request.voiceProfileId ?? null, {
              // The built-in engine greets and closes a mail made of notes as the voice does.
              whole: mode === "closer" || fromNotes,
              samples: registerById(register).prompt.showsSamples,
            }),
    };
  },
});

const listed = async (terms: LibraryDeps["terms"], principal: Principal): Promise<readonly string[]> =>
  principal.kind === "anonymous" ? [] : terms.list(principal.accountId);

const templateIdIn = ({ templateId = null }: HumanizeRequest, plan: Plan): string | null => {
  if (templateId !== null && !plan.templates) refuse("templateId", "is not in your plan");
  return templateId;
};

// `auto` takes the best tier of the plan: its models differ in care, and the price is the same.
const tierOf = (asked: "standard" | "fast" | "auto", plan: Plan): Brief["tier"] => {
  if (asked === "auto") return plan.tiers.includes("standard") ? "standard" : "fast";
  if (!plan.tiers.includes(asked)) refuse("modelTier", `${asked} is not in your plan`);
  return asked;
};

const refuse = (path: string, message: string): never => {
  throw new ServiceError("plan_required", { details: [{ path, message }] });
};
