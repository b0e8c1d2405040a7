export { callTool } from "./calls/call.ts";
export { described, type Tool, type ToolAnswer, type ToolContext } from "./calls/tool.ts";
export { loadLibrary, type Library } from "./library.ts";
export { INSTRUCTIONS } from "./protocol/methods.ts";
export { openProgress, type Progress } from "./protocol/progress.ts";
export { describedResource, resources, type Resource } from "./resources.ts";
export { accountTools, tools } from "./tools/index.ts";
export { SERVER_INFO } from "./version.ts";
