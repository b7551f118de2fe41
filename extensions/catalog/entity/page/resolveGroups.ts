/** The order of tabs in a group: by title, or in the order of the tree. */
export type ContentOrder = 'title' | 'natural';

/** A group of tabs in the configuration of `page:catalog/entity`. */
export interface ContentGroup {
  id: string;
  /** Absent for built-in groups, whose titles are translated. */
  title?: string;
  icon?: string;
  /** Other ids that tabs can use for this group. */
  aliases?: string[];
  contentOrder?: ContentOrder;
}

/** The default groups, in order. */
export const builtInGroups = [
  'overview',
  'documentation',
  'development',
  'deployment',
  'operation',
  'observability',
] as const;

type GroupSettings = { title: string; icon?: string; aliases?: string[]; contentOrder?: ContentOrder };

/** Returns the groups of the page. Configured groups replace the built-in ones; an empty list means no groups. */
export function resolveGroups(configured: Array<Record<string, GroupSettings>> | undefined): ContentGroup[] {
  if (configured === undefined) return builtInGroups.map((id) => ({ id }));
  return configured.flatMap((entry) => Object.entries(entry).map(([id, settings]) => ({ id, ...settings })));
}
