import * as z from 'zod/mini';

const title = z.optional(z.string());
const common = { icon: z.optional(z.string()), badge: z.optional(z.union([z.string(), z.number()])) };

const page = z.object({ page: z.string(), title, ...common });
const link = z.object({ link: z.string(), title: z.string(), ...common });
const entry = z.union([z.string(), page, link]);

/** A group of entries. */
const group = <T extends z.ZodMiniType>(item: T) =>
  z.object({ title: z.string(), items: z.array(item), ...common });
const inner = z.union([z.string(), page, link, group(entry)]);
const entries = z.optional(z.array(z.union([z.string(), page, link, group(inner)])));

/** Config schema of `app/nav`. */
export const navConfigSchema = {
  items: entries,
  bottom: entries,
  hide: z.optional(z.array(z.string())),
};

interface EntrySettings {
  /** Key of an installed icon. */
  icon?: string | undefined;
  badge?: string | number | undefined;
}

/** A page by the id of its extension. `divider` is a line between entries. */
export type NavEntrySettings =
  | string
  | (EntrySettings & { page: string; title?: string | undefined })
  | (EntrySettings & { link: string; title: string })
  | (EntrySettings & { title: string; items: readonly NavEntrySettings[] });

/** The configuration of `app/nav`. */
export interface NavSettings {
  items?: readonly NavEntrySettings[] | undefined;
  bottom?: readonly NavEntrySettings[] | undefined;
  /** Ids of pages that are not shown. */
  hide?: readonly string[] | undefined;
}
