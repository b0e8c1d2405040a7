// The bodies and answers of the HTTP interface, field by field; `npm run check` reads this file and nothing runs it.
import type { RegisterId } from "@rewrite-service/text";
import { expectTypeOf } from "vitest";
import type * as z from "zod/mini";
import type * as contract from "./index.ts";

// What an account, its keys and its sign-in ask and answer.
expectTypeOf<z.infer<typeof contract.PasskeyOptionsRequest>>().toEqualTypeOf<{ password?: string | undefined }>();
expectTypeOf<z.infer<typeof contract.AddressChange>>().toEqualTypeOf<{
  email: string;
  password?: string | undefined;
}>();
expectTypeOf<z.infer<typeof contract.SignInList>>().toEqualTypeOf<{ items: { provider: string; since: string }[] }>();
expectTypeOf<z.infer<typeof contract.SignInRequest>>().toEqualTypeOf<{
  email: string;
  password: string;
  rememberMe?: boolean | undefined;
}>();
expectTypeOf<z.infer<typeof contract.SignUpRequest>>().toEqualTypeOf<{
  email: string;
  password?: string | undefined;
  name?: string | undefined;
  invite?: string | undefined;
  rememberMe?: boolean | undefined;
}>();
expectTypeOf<z.infer<typeof contract.KeyName>>().toEqualTypeOf<{ name: string }>();
expectTypeOf<contract.KeyScope>().toEqualTypeOf<"rewrite" | "read" | "admin">();
expectTypeOf<contract.NewKey>().toEqualTypeOf<{
  name: string;
  scope?: "rewrite" | "read" | undefined;
  expiresAt?: string | undefined;
}>();
expectTypeOf<contract.ApiKeyEntry>().toEqualTypeOf<{
  id: string;
  name: string;
  hint: string | null;
  madeBy: "web" | "device" | "admin";
  machine: string | null;
  createdAt: string;
  lastUsedAt: string | null;
  lastClient: string | null;
  expiresAt: string | null;
  scope: contract.KeyScope;
}>();
expectTypeOf<contract.NewApiKey>().toEqualTypeOf<{
  id: string;
  name: string;
  hint: string | null;
  madeBy: "web" | "device" | "admin";
  machine: string | null;
  createdAt: string;
  lastUsedAt: string | null;
  lastClient: string | null;
  expiresAt: string | null;
  scope: contract.KeyScope;
  key: string;
}>();
expectTypeOf<z.infer<typeof contract.NewPasskey>>().toEqualTypeOf<{
  name: string;
  response: {
    id: string;
    rawId: string;
    type: "public-key";
    response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
  };
}>();
expectTypeOf<contract.PasskeyList>().toEqualTypeOf<{
  items: { id: string; name: string; synced: boolean; since: string }[];
}>();
expectTypeOf<z.infer<typeof contract.PasskeyName>>().toEqualTypeOf<{ name: string }>();
expectTypeOf<z.infer<typeof contract.PasskeySignIn>>().toEqualTypeOf<{
  response: {
    id: string;
    rawId: string;
    type: "public-key";
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string | null | undefined;
    };
  };
}>();
expectTypeOf<z.infer<typeof contract.TwoStepChange>>().toEqualTypeOf<{ password: string }>();
expectTypeOf<z.infer<typeof contract.CodeRequest>>().toEqualTypeOf<{ code: string }>();
expectTypeOf<contract.TwoStepReport>().toEqualTypeOf<{ on: boolean; hasPassword: boolean }>();
expectTypeOf<contract.TwoStepStart>().toEqualTypeOf<{
  totpURI: string;
  backupCodes: string[];
  [key: string]: unknown;
}>();
expectTypeOf<contract.RecoveryCodes>().toEqualTypeOf<{ backupCodes: string[]; [key: string]: unknown }>();
expectTypeOf<z.infer<typeof contract.DeviceApproval>>().toEqualTypeOf<{
  user_code: string;
  action: "approve" | "deny";
}>();

// What people keep: templates, terms, voices and connections.
type Counted = { id: string; value: string; count: number; evidence: string };
expectTypeOf<contract.NewTemplate>().toEqualTypeOf<{
  name: string;
  instructions: string;
  register?: RegisterId | null | undefined;
}>();
expectTypeOf<contract.TemplateEntry>().toEqualTypeOf<{
  id: string;
  name: string;
  instructions: string;
  register: RegisterId | null;
}>();
expectTypeOf<contract.TemplateList>().toEqualTypeOf<{ items: contract.TemplateEntry[] }>();
expectTypeOf<contract.TermList>().toEqualTypeOf<{ terms: string[] }>();
expectTypeOf<contract.NewVoiceProfile>().toEqualTypeOf<{
  name: string;
  samples: string[];
  signOff?: string | null | undefined;
  isDefault?: boolean | undefined;
  keepSamples?: boolean | undefined;
  removed?: string[] | undefined;
}>();
expectTypeOf<contract.VoiceProfileChange>().toEqualTypeOf<{
  name?: string | undefined;
  signOff?: string | null | undefined;
  isDefault?: boolean | undefined;
  removed?: string[] | undefined;
}>();
expectTypeOf<contract.VoiceProfile>().toEqualTypeOf<{
  id: string;
  name: string;
  isDefault: boolean;
  signOff: string | null;
  keepsSamples: boolean;
  habits: {
    samples: number;
    words: number;
    sentenceWords: { mean: number; deviation: number };
    contractions: number | null;
    punctuation: Record<string, number>;
    openers: Counted[];
    greetings: Counted[];
    signOffs: Counted[];
    favourites: Counted[];
    avoided: Counted[];
    profile?:
      | { grams: Record<string, number>; words: Record<string, number>; layout: Record<string, number> }
      | undefined;
  };
}>();
expectTypeOf<contract.VoiceProfileList>().toEqualTypeOf<{ items: contract.VoiceProfile[] }>();
expectTypeOf<contract.NewConnection>().toEqualTypeOf<{
  provider: contract.ConnectionProvider;
  key: string;
  name?: string | undefined;
  model?: string | undefined;
  baseUrl?: string | undefined;
}>();
expectTypeOf<contract.Connection>().toEqualTypeOf<{
  id: string;
  provider: contract.ConnectionProvider;
  name: string;
  host: string;
  model: string;
  hint: string;
  selected: boolean;
  createdAt: string;
}>();
expectTypeOf<contract.ConnectionChoice>().toEqualTypeOf<{ id: string | null }>();
expectTypeOf<contract.ConnectionList>().toEqualTypeOf<{
  items: contract.Connection[];
  selected: string | null;
  providers: {
    id: contract.ConnectionProvider;
    name: string;
    host: string | null;
    model: string | null;
    byKey: boolean;
    bySignIn: boolean;
  }[];
  hosts: string[];
}>();
expectTypeOf<contract.OpenRouterAnswer>().toEqualTypeOf<{ state: string; code: string }>();

// What is paid for and counted.
expectTypeOf<contract.BillingReport>().toEqualTypeOf<{
  items: { id: string; name: string; kind: "plan" | "credits"; plan: string | null; credits: number | null }[];
  subscription: { plan: string; status: string; periodEnd: string | null; cancels: boolean } | null;
  portal: boolean;
}>();
expectTypeOf<contract.CheckoutRequest>().toEqualTypeOf<{ item: string }>();
expectTypeOf<contract.BillingPage>().toEqualTypeOf<{ url: string }>();
expectTypeOf<contract.UsageReport>().toEqualTypeOf<{
  email: string;
  plan: string;
  allowance: { used: number; limit: number; periodStart: string; periodEnd: string };
  credits: { balance: number };
  tiers: string[];
  limits: { textCharacters: number; streams: number; perMinute: number };
  recent: {
    at: string;
    register: string;
    mode: string;
    modelTier: string;
    units: number;
    fundingSource: contract.FundingSource;
    inputTokens: number;
    outputTokens: number;
    keyId: string | null;
    client: string | null;
  }[];
  byKey: { keyId: string | null; name: string; units: number }[];
}>();
expectTypeOf<contract.HumanizeAnswer>().toEqualTypeOf<{ text: string; notes: string[]; usage: contract.UsageEvent }>();
expectTypeOf<contract.MeaningFinding>().toEqualTypeOf<{
  type: contract.FindingType;
  before: string;
  after: string;
  why: string;
}>();
expectTypeOf<contract.WithdrawnPlace>().toEqualTypeOf<{ side: "before" | "after"; start: number; end: number }>();
expectTypeOf<contract.VerifyReport>().toEqualTypeOf<{
  verified: boolean;
  findings: contract.MeaningFinding[];
  withdrawn: contract.WithdrawnPlace[];
  usage: contract.UsageEvent;
}>();

// What administrators ask and are told.
expectTypeOf<contract.AdminUser>().toEqualTypeOf<{
  id: string;
  email: string;
  plan: string;
  admin: boolean;
  service: boolean;
  createdAt: string;
  disabledAt: string | null;
}>();
expectTypeOf<contract.AdminUserList>().toEqualTypeOf<{
  items: contract.AdminUser[];
  next: string | null;
  total: number;
}>();
expectTypeOf<contract.AdminUserDetails>().toEqualTypeOf<{
  user: contract.AdminUser;
  usage: Omit<contract.UsageReport, "email">;
  keys: number;
  grants: contract.AdminGrant[];
}>();
expectTypeOf<contract.AdminUserChange>().toEqualTypeOf<{
  plan?: string | undefined;
  disabled?: boolean | undefined;
  reason?: string | undefined;
}>();
expectTypeOf<contract.AdminGrant>().toEqualTypeOf<{
  at: string;
  kind: "grant" | "clawback" | "adjust";
  amount: number;
  reason: string | null;
  by: string | null;
}>();
expectTypeOf<contract.NewGrant>().toEqualTypeOf<{ amount: number; reason: string }>();
expectTypeOf<contract.GrantReceipt>().toEqualTypeOf<{ id: string; amount: number; balance: number }>();
expectTypeOf<contract.NewServiceAccount>().toEqualTypeOf<{ name: string; plan?: string | undefined }>();
expectTypeOf<contract.AdminPlanList>().toEqualTypeOf<{
  items: {
    name: string;
    allowance: number;
    period: "day" | "month";
    tiers: string[];
    templates: boolean;
    textCharacters: number;
    streams: number;
    perMinute: number;
    allDay: number | null;
  }[];
}>();
expectTypeOf<contract.AdminHealth>().toEqualTypeOf<{
  ok: boolean;
  version: string;
  startedAt: string;
  database: "sqlite" | "postgres";
  openStreams: number;
  limits: "memory" | "database" | "redis";
  findings: { check: string; ok: boolean; detail: string | null }[];
}>();
expectTypeOf<contract.AdminConfig>().toEqualTypeOf<{
  items: { name: string; group: string; value: string | null; isSet: boolean; isSecret: boolean; meaning: string }[];
}>();
expectTypeOf<contract.AuditList>().toEqualTypeOf<{
  items: {
    id: string;
    at: string;
    actor: string | null;
    key: string | null;
    action: contract.AuditAction;
    subject: { id: string; email: string | null } | null;
    detail: string | null;
  }[];
  next: string | null;
}>();
expectTypeOf<contract.NewInvitations>().toEqualTypeOf<{ list: string }>();
expectTypeOf<contract.InvitationReport>().toEqualTypeOf<{
  invited: { id: string; email: string; url: string | null }[];
  present: string[];
}>();
expectTypeOf<contract.InvitationList>().toEqualTypeOf<{
  items: { id: string; email: string | null; createdAt: string; expiresAt: string }[];
  next: string | null;
}>();
expectTypeOf<z.infer<typeof contract.AccountDeletion>>().toEqualTypeOf<{ password?: string | undefined }>();
expectTypeOf<contract.SiteAccount>().toEqualTypeOf<{
  email: string;
  plan: string;
  admin: boolean;
  templates: boolean;
}>();
expectTypeOf<contract.SiteReport>().toEqualTypeOf<{
  signUp: "open" | "invite" | "closed";
  signUpDomains?: readonly string[] | undefined;
  providers: readonly ("oidc" | "github" | "google")[];
  oidcName?: string | undefined;
  mail: boolean;
  billing: boolean;
  anonymous: boolean;
  withoutAccount: { allowance: number; used: number; textCharacters: number } | null;
  newAccount: { allowance: number; period: "day" | "month" };
  model: { provider: string; standard: string; fast: string; fallbacks?: readonly string[] | undefined };
  account: contract.SiteAccount | null;
}>();
expectTypeOf<contract.UsageDay>().toEqualTypeOf<{
  day: string;
  register: string;
  keyId: string | null;
  keyName: string | null;
  client: string | null;
  units: number;
  rewrites: number;
}>();
expectTypeOf<contract.UsageDays>().toEqualTypeOf<{ from: string; to: string; items: contract.UsageDay[] }>();

// The closed sets: what a value may be, and the list that is checked against.
expectTypeOf<contract.Mode>().toEqualTypeOf<"rewrite" | "expand" | "vary" | "closer">();
expectTypeOf<contract.ModelTier>().toEqualTypeOf<"standard" | "fast" | "auto">();
expectTypeOf<contract.Length>().toEqualTypeOf<"shorter" | "same" | "longer">();
expectTypeOf<(typeof contract.REGISTERS)[number]>().toEqualTypeOf<RegisterId>();
expectTypeOf<contract.ConnectionProvider>().toEqualTypeOf<
  "openai" | "anthropic" | "google" | "openrouter" | "openai-compatible"
>();
expectTypeOf<contract.FindingType>().toEqualTypeOf<
  | "figure"
  | "subject"
  | "role"
  | "direction"
  | "negation"
  | "obligation"
  | "condition"
  | "quantity"
  | "time"
  | "cause"
  | "certainty"
  | "commitment"
  | "dropped"
  | "added"
>();
expectTypeOf<"user.create" | "credits.take" | "key.use">().toExtend<contract.AuditAction>();
expectTypeOf<string>().not.toExtend<contract.AuditAction>();

// What reads and writes them.
expectTypeOf<contract.ParsedVerifyRequest>().toEqualTypeOf<
  { ok: true; request: contract.VerifyRequest } | { ok: false; details: contract.ErrorDetail[] }
>();
expectTypeOf<typeof contract.parseVerifyRequest>().toEqualTypeOf<(value: unknown) => contract.ParsedVerifyRequest>();
expectTypeOf<contract.Stopped>().toEqualTypeOf<
  { kind: "invented"; written: string; near: string | null } | { kind: "left-out"; missing: string }
>();
expectTypeOf<typeof contract.stoppedMessage>().toEqualTypeOf<(stopped: contract.Stopped) => string>();
expectTypeOf<typeof contract.parseStopped>().toEqualTypeOf<(message: string) => contract.Stopped | null>();
expectTypeOf<typeof contract.failureOfEvent>().toEqualTypeOf<(message: string) => contract.ServiceError>();
expectTypeOf<typeof contract.gatherAnswer>().toEqualTypeOf<
  (events: AsyncIterable<contract.HumanizeEvent>) => Promise<contract.HumanizeAnswer>
>();
expectTypeOf<typeof contract.noteLines>().toEqualTypeOf<(notes: string | null) => string[]>();
expectTypeOf<typeof contract.notesBlock>().toEqualTypeOf<(lines: readonly string[]) => string>();
expectTypeOf<typeof contract.unitsOf>().toEqualTypeOf<(characters: number) => number>();
expectTypeOf<contract.ErrorDetail>().toEqualTypeOf<{ path: string; message: string }>();
