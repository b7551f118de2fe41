import * as z from 'zod/mini';
import { navConfigSchema, type NavEntrySettings } from './navSettings';

const schema = z.object(navConfigSchema);

/** A link in the configuration of `app/nav`. */
export type NavLinkSettings = Extract<NavEntrySettings, { link: string }>;

/** Lists the links in the configuration of `app/nav`, in all groups. An invalid configuration has none. */
export function listNavLinks(config: unknown): NavLinkSettings[] {
  const { data } = schema.safeParse(config);
  const list = (entries: readonly NavEntrySettings[] = []): NavLinkSettings[] =>
    entries.flatMap((entry) => {
      if (typeof entry === 'string') return [];
      if ('items' in entry) return list(entry.items);
      return 'link' in entry ? [entry] : [];
    });
  return [...list(data?.items), ...list(data?.bottom)];
}
