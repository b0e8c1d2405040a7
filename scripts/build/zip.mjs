import { zip as archive } from "../../apps/server/src/http/downloads/archives/zip.ts";

/** @param {[name: string, content: Uint8Array][]} files */
export const zip = (files) => archive(files.map(([path, content]) => ({ path, content })));
