import * as z from 'zod/mini';
import type { JsonObject, JsonValue } from '#model';
import { taskEventSchema, taskStepSchema } from './tasks';

const jsonObject = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);

/** Response of `GET /v2/templates/:namespace/:kind/:name/parameter-schema`: the pages of the form. */
export const parameterSchemaSchema = z.looseObject({
  title: z.string(),
  description: z.optional(z.string()),
  steps: z.array(
    z.looseObject({ title: z.string(), description: z.optional(z.string()), schema: jsonObject }),
  ),
});

/** Response with status 400 if values do not match the schema of the template. */
export const valueErrorsSchema = z.object({
  errors: z.array(
    z.looseObject({
      path: z.array(z.union([z.string(), z.number()])),
      property: z.string(),
      message: z.string(),
      stack: z.string(),
    }),
  ),
});

/** A file of a dry run. */
export const fileSchema = z.object({
  path: z.string(),
  base64Content: z.string(),
  executable: z.optional(z.boolean()),
});

/** A template that is not in the catalog. */
const templateSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.optional(z.string()),
    annotations: z.optional(z.record(z.string(), z.string())),
  }),
  spec: z.optional(z.record(z.string(), z.custom<JsonValue>())),
});

/** Body of `POST /v2/dry-run`. */
export const dryRunRequestSchema = z.object({
  template: templateSchema,
  values: jsonObject,
  secrets: z.optional(z.record(z.string(), z.string())),
  directoryContents: z.array(fileSchema),
});

/** Response of `POST /v2/dry-run`. */
export const dryRunResponseSchema = z.looseObject({
  log: z.array(z.looseObject({ body: taskEventSchema.shape.body })),
  directoryContents: z.array(fileSchema),
  output: jsonObject,
  steps: z.array(taskStepSchema),
});

/** Response with status 400 if a dry run fails: also has the log until then. */
export const dryRunFailureSchema = z.looseObject({
  log: dryRunResponseSchema.shape.log,
});

const templatingExample = z.object({
  description: z.optional(z.string()),
  example: z.string(),
  notes: z.optional(z.string()),
});
const templatingFunction = z.object({
  description: z.optional(z.string()),
  examples: z.optional(z.array(templatingExample)),
  schema: z.optional(
    z.object({
      input: z.optional(jsonObject),
      arguments: z.optional(z.array(jsonObject)),
      output: z.optional(jsonObject),
    }),
  ),
});

/** Response of `GET /v2/templating-extensions`: what expressions can use in addition to nunjucks. */
export const templatingExtensionsSchema = z.object({
  filters: z.record(z.string(), templatingFunction),
  globals: z.object({
    functions: z.record(z.string(), templatingFunction),
    values: z.record(
      z.string(),
      z.object({ description: z.optional(z.string()), value: z.custom<JsonValue>() }),
    ),
  }),
});

export type ValueErrors = z.infer<typeof valueErrorsSchema>;
export type DryRunFile = z.infer<typeof fileSchema>;
export type DryRunResponse = z.infer<typeof dryRunResponseSchema>;
export type ParameterSchema = z.infer<typeof parameterSchemaSchema>;
export type TemplatingExtensions = z.infer<typeof templatingExtensionsSchema>;
