import * as z from 'zod/mini';

/** First message of the popup, to whoever opened it: to which origin it is going to speak. */
export const popupConfigSchema = z.object({ type: z.literal('config_info'), targetOrigin: z.string() });

/** Second message of the popup, to that origin only: how the sign-in ended. */
export const popupResultSchema = z.object({
  type: z.literal('authorization_response'),
  response: z.optional(z.unknown()),
  error: z.optional(z.object({ name: z.string(), message: z.string() })),
});

export type PopupConfig = z.infer<typeof popupConfigSchema>;
export type PopupResult = z.infer<typeof popupResultSchema>;
