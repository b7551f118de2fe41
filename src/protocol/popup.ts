import * as z from 'zod/mini';

/** The first message of the popup to its opener: the origin that the second message is sent to. */
export const popupConfigSchema = z.object({ type: z.literal('config_info'), targetOrigin: z.string() });

/** The second message of the popup, sent only to that origin: the result of the sign-in. */
export const popupResultSchema = z.object({
  type: z.literal('authorization_response'),
  response: z.optional(z.unknown()),
  error: z.optional(z.object({ name: z.string(), message: z.string() })),
});

export type PopupConfig = z.infer<typeof popupConfigSchema>;
export type PopupResult = z.infer<typeof popupResultSchema>;
