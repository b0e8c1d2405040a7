/** Name and version as the package publishes them; a test compares them with package.json. */
export const NAME = "rewrite-service-mcp";
export const VERSION = "0.1.0";
export const SERVER_INFO = { name: "rewrite-service", title: "Rewrite Service", version: VERSION } as const;
