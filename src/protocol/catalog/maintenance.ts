import * as z from 'zod/mini';

/** Body of `POST refresh`; the answer has no body. */
export const refreshRequestSchema = z.object({ entityRef: z.string() });

/** Body of `POST validate-entity`. A sound entity is answered 200 without a body. */
export const validateEntityRequestSchema = z.object({ entity: z.looseObject({}), location: z.string() });

/** The 400 of `POST validate-entity`. */
export const validateEntityErrorsSchema = z.object({
  errors: z.array(
    z.looseObject({
      name: z.string(),
      message: z.string(),
      cause: z.optional(z.looseObject({ name: z.string(), message: z.string() })),
    }),
  ),
});

export type RefreshRequest = z.infer<typeof refreshRequestSchema>;
export type ValidateEntityRequest = z.infer<typeof validateEntityRequestSchema>;
export type ValidateEntityErrors = z.infer<typeof validateEntityErrorsSchema>;
