import * as z from 'zod/mini';

const title = z.optional(z.string());
const line = { icon: z.optional(z.string()), badge: z.optional(z.union([z.string(), z.number()])) };

const page = z.object({ page: z.string(), title, ...line });
const link = z.object({ link: z.string(), title: z.string(), ...line });
const entry = z.union([z.string(), page, link]);

/** A map that opens what is in it. */
const group = <T extends z.ZodMiniType>(item: T) =>
  z.object({ title: z.string(), items: z.array(item), ...line });
const inner = z.union([z.string(), page, link, group(entry)]);
const entries = z.optional(z.array(z.union([z.string(), page, link, group(inner)])));

/** What `app/nav` can be told. */
export const navConfigSchema = {
  items: entries,
  bottom: entries,
  hide: z.optional(z.array(z.string())),
};

interface LineSettings {
  /** Key of an icon of the installation. */
  icon?: string | undefined;
  badge?: string | number | undefined;
}

/** A page by the id of its extension; the word `divider` draws a line between others. */
export type NavEntrySettings =
  | string
  | (LineSettings & { page: string; title?: string | undefined })
  | (LineSettings & { link: string; title: string })
  | (LineSettings & { title: string; items: readonly NavEntrySettings[] });

/** The navigation as the configuration wants it. */
export interface NavSettings {
  items?: readonly NavEntrySettings[] | undefined;
  bottom?: readonly NavEntrySettings[] | undefined;
  /** Ids of pages that have no place in it. */
  hide?: readonly string[] | undefined;
}
