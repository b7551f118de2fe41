import * as z from 'zod/mini';

const jsonObject = z.record(z.string(), z.unknown());

/** Response of `GET /v2/actions`. */
export const actionsSchema = z.array(
  z.object({
    id: z.string(),
    description: z.optional(z.string()),
    examples: z.optional(
      z.array(
        z.object({
          description: z.string(),
          example: z.string(),
          notes: z.optional(z.string()),
        }),
      ),
    ),
    schema: z.optional(
      z.object({
        input: z.optional(jsonObject),
        output: z.optional(jsonObject),
      }),
    ),
  }),
);

export type ActionList = z.infer<typeof actionsSchema>;
