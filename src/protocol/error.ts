import * as z from 'zod/mini';

/** The error body of all endpoints. `name` is the type of the error. `request` and `response` are optional. */
export const errorBodySchema = z.object({
  error: z.looseObject({ name: z.string(), message: z.string(), stack: z.optional(z.string()) }),
  request: z.optional(z.object({ method: z.string(), url: z.string() })),
  response: z.optional(z.object({ statusCode: z.number() })),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
