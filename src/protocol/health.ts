import * as z from 'zod/mini';

/** The response of the liveness and readiness endpoints: 200 with `ok`, or 503 with `error` and, if known, the reason. */
export const healthSchema = z.object({ status: z.enum(['ok', 'error']), message: z.optional(z.string()) });

export type Health = z.infer<typeof healthSchema>;
