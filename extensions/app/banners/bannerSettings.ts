import * as z from 'zod/mini';

const moment = z.string().check(
  z.refine((text) => !Number.isNaN(Date.parse(text)), {
    message: "Invalid input: expected a date such as '2027-01-31' or a time such as '2027-01-31T08:00:00Z'",
  }),
);

const banner = z.object({
  id: z.string(),
  text: z.string(),
  severity: z._default(z.enum(['info', 'success', 'warning', 'error']), 'info'),
  link: z.optional(z.object({ url: z.string(), title: z.string() })),
  from: z.optional(moment),
  until: z.optional(moment),
  dismissible: z._default(z.boolean(), true),
});

/** Config schema of `app-root-element:app/banner`. */
export const bannerConfigSchema = { banners: z._default(z.array(banner), []) };

/** A banner for all users. */
export type BannerSettings = z.infer<typeof banner>;
