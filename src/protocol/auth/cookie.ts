import * as z from 'zod/mini';

/** Answer of the cookie endpoint: when the cookie that it set expires, as an ISO date. */
export const cookieSchema = z.object({ expiresAt: z.iso.datetime() });

export type CookieExpiry = z.infer<typeof cookieSchema>;
