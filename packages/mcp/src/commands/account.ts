import { createClient } from "@rewrite-service/client";
import { ServiceError, type Service } from "@rewrite-service/contract";
import { settingsOf } from "../settings/settings.ts";
import { NAME, VERSION } from "../settings/version.ts";
import type { Terminal } from "./terminal.ts";

/** The service, for somebody who is signed in. @throws ServiceError `sign_in_required`. */
export const serviceFor = async (terminal: Terminal): Promise<Service> => {
  const { baseUrl, key } = await settingsOf(terminal);
  if (key === null) throw new ServiceError("sign_in_required", { message: "Not signed in." });
  return createClient({ baseUrl, key, userAgent: `${NAME}/${VERSION}` });
};
