import * as z from "zod/mini";
import { REGISTERS } from "./choices.ts";

/** Body of `POST /api/templates` and `PUT /api/templates/{id}`. Without a register each request's own one is used. */
export const NewTemplate = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(100)),
  instructions: z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(4_000)),
  register: z.optional(z.nullable(z.enum(REGISTERS))),
});
export type NewTemplate = z.infer<typeof NewTemplate>;

/** A template as its owner sees it. */
export const TemplateEntry = z.strictObject({
  id: z.string(),
  name: z.string(),
  instructions: z.string(),
  register: z.nullable(z.enum(REGISTERS)),
});
export type TemplateEntry = z.infer<typeof TemplateEntry>;

/** Answer of `GET /api/templates`. */
export const TemplateList = z.strictObject({ items: z.array(TemplateEntry) });
export type TemplateList = z.infer<typeof TemplateList>;
