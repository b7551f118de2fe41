import * as z from 'zod/mini';

/** How every endpoint refuses. `request` and `response` may be absent, and `name` says what kind of refusal it is. */
export const errorBodySchema = z.object({
  error: z.looseObject({ name: z.string(), message: z.string(), stack: z.optional(z.string()) }),
  request: z.optional(z.object({ method: z.string(), url: z.string() })),
  response: z.optional(z.object({ statusCode: z.number() })),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
