import * as z from 'zod/mini';

/** Body of `POST refresh`. The response has no body. */
export const refreshRequestSchema = z.object({ entityRef: z.string() });

/** Body of `POST validate-entity`. For a valid entity, the response is 200 without a body. */
export const validateEntityRequestSchema = z.object({ entity: z.looseObject({}), location: z.string() });

/** The 400 response of `POST validate-entity`. */
export const validateEntityErrorsSchema = z.object({
  errors: z.array(
    z.looseObject({
      name: z.string(),
      message: z.string(),
      cause: z.optional(z.looseObject({ name: z.string(), message: z.string() })),
    }),
  ),
});

export type ValidateEntityErrors = z.infer<typeof validateEntityErrorsSchema>;
