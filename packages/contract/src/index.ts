export { AccountDeletion, AddressChange, SignInList, type SignInMethod } from "./account.ts";
export {
  AdminConfig,
  AdminGrant,
  AdminHealth,
  AdminPlanList,
  AdminUser,
  AdminUserChange,
  AdminUserDetails,
  AdminUserList,
  AUDIT_ACTIONS,
  AuditList,
  GrantReceipt,
  NewGrant,
  NewServiceAccount,
  type AuditAction,
} from "./admin.ts";
export { LENGTHS, MODEL_TIERS, MODES, REGISTERS } from "./choices.ts";
export {
  detailsOf,
  HumanizeRequest,
  Length,
  Mode,
  ModelTier,
  parseHumanizeRequest,
  type HumanizeEvent,
  type ParsedRequest,
} from "./humanize.ts";
export { NEUTRAL_VOICE } from "./neutral-voice.ts";
export { gatherAnswer } from "./gather-answer.ts";
export { HumanizeAnswer } from "./humanize-answer.ts";
export { BillingPage, BillingReport, CheckoutRequest } from "./billing.ts";
export {
  Connection,
  CONNECTION_PROVIDERS,
  ConnectionChoice,
  ConnectionList,
  NewConnection,
  OpenRouterAnswer,
  type ConnectionProvider,
} from "./connections.ts";
export { DeviceApproval } from "./device-login.ts";
export { ApiKeyEntry, KEY_NAME_CHARACTERS_MAX, KeyName, KeyScope, NewApiKey, NewKey } from "./keys.ts";
export { INVITED_MAX, InvitationList, InvitationReport, NewInvitations } from "./invitations.ts";
export {
  BODY_BYTES_MAX,
  PROTECTED_SPANS_CHARACTERS_MAX,
  PROTECTED_SPANS_MAX,
  TERM_CHARACTERS_MAX,
  TERMS_MAX,
  VOICE_SAMPLES_CHARACTERS_MAX,
  VOICE_SAMPLES_MAX,
} from "./limits.ts";
export { UNIT_CHARACTERS, unitsOf } from "./units.ts";
export { FUNDING_SOURCES, USAGE_MEANINGS, UsageEvent, UsageReport, type FundingSource } from "./usage.ts";
export {
  errorBody,
  ERRORS,
  NOT_FOR_REWRITING,
  ServiceError,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetail,
  type ErrorOptions,
} from "./errors.ts";
export { NewTemplate, TemplateEntry, TemplateList } from "./templates.ts";
export { TermList } from "./terms.ts";
export { NewVoiceProfile, VoiceProfile, VoiceProfileChange, VoiceProfileList } from "./voices.ts";
export { encodeEvent, EventDecoder, HEARTBEAT } from "./sse.ts";
export {
  isKeptOutLine,
  isMissingLine,
  keptOut,
  keptOutLine,
  missingLine,
  noteLines,
  notesBlock,
  splitNotes,
} from "./notes.ts";
export { failureOfEvent, parseStopped, stoppedMessage, type Stopped } from "./stopped.ts";
export { openApiDocument } from "./openapi.ts";
export { errorsOf, type Operation } from "./operation.ts";
export { tagOf, TAGS, type Tag } from "./tags.ts";
export { OPERATIONS } from "./operations.ts";
export {
  NewPasskey,
  PASSKEY_NAME_CHARACTERS_MAX,
  type PasskeyEntry,
  PasskeyList,
  PasskeyName,
  PasskeyOptionsRequest,
  PasskeySignIn,
} from "./passkeys.ts";
export { SignInRequest, SignUpRequest } from "./sign-in.ts";
export { CodeRequest, RecoveryCodes, TwoStepChange, TwoStepReport, TwoStepStart } from "./two-step.ts";
export type { SiteAccount, SiteReport } from "./site.ts";
export type { UsageDay, UsageDays } from "./usage-days.ts";
export {
  FINDING_TYPES,
  MeaningFinding,
  parseVerifyRequest,
  VerifyReport,
  VerifyRequest,
  WithdrawnPlace,
  type FindingType,
  type ParsedVerifyRequest,
} from "./verify.ts";
export type { HumanizeOptions, RegisterEntry, Service, VoiceEntry } from "./service.ts";
