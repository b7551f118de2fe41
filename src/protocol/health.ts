import * as z from 'zod/mini';

/** Answer of liveness and readiness: 200 with `ok`, 503 with `error` and, where known, the reason. */
export const healthSchema = z.object({ status: z.enum(['ok', 'error']), message: z.optional(z.string()) });

export type Health = z.infer<typeof healthSchema>;
