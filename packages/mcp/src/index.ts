export { callTool } from "./calls/call.ts";
export { described, type Tool, type ToolAnswer, type ToolContext } from "./calls/tool.ts";
export type { Library } from "./library/library.ts";
export { INSTRUCTIONS } from "./protocol/methods.ts";
export { openProgress, type Progress } from "./protocol/progress.ts";
export { describedResource, resources, type Resource } from "./protocol/resources.ts";
export { accountTools, tools } from "./tools/index.ts";
export { loadLibrary } from "./server/load-library.ts";
export { SERVER_INFO } from "./settings/version.ts";
