/** Version of the service, shown in `/api/openapi.json`. */
export const VERSION = "0.1.0";
