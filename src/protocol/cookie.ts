import * as z from 'zod/mini';

/** The response of the cookie endpoint: when the cookie expires, as an ISO date. */
export const cookieSchema = z.object({ expiresAt: z.iso.datetime() });

export type CookieExpiry = z.infer<typeof cookieSchema>;
