import * as z from 'zod/mini';
import { parseMoment } from './parseMoment';

const moment = z.string().check(
  z.refine((text) => !Number.isNaN(Date.parse(text)), {
    message: "must be a date such as '2027-01-31' or a time such as '2027-01-31T08:00:00Z'",
  }),
);

const target = z.string().check(
  z.refine((text) => /^([/?#.]|[a-z][a-z\d+.-]*:(\/\/|(?=\D)))/i.test(text), {
    message: "must be a URL such as 'https://status.example.com', or a path that starts with '/'",
  }),
);

const fields = z.object({
  id: z.string(),
  text: z.string(),
  severity: z._default(z.enum(['info', 'success', 'warning', 'error']), 'info'),
  link: z.optional(z.object({ url: target, title: z.string() })),
  from: z.optional(moment),
  until: z.optional(moment),
  dismissible: z._default(z.boolean(), true),
});

const banner = fields.check(({ value, issues }) => {
  const { from, until } = value;
  const isEmpty = from !== undefined && until !== undefined && parseMoment(until, 1) <= parseMoment(from, 0);
  if (!isEmpty) return;
  const message = "must be later than 'from'; the banner is never shown";
  issues.push({ code: 'custom', input: until, path: ['until'], message });
});

/** Config schema of `app-root-element:app/banner`. */
export const bannerConfigSchema = { banners: z._default(z.array(banner), []) };

/** A banner for all users. */
export type BannerSettings = z.infer<typeof banner>;
