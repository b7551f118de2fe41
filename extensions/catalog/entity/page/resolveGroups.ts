/** How the tabs of a group are ordered: by title, or as the tree has them. */
export type ContentOrder = 'title' | 'natural';

/** A group of tabs, as `page:catalog/entity` is configured with. */
export interface ContentGroup {
  id: string;
  /** Absent for the built-in groups: their titles are translated. */
  title?: string;
  icon?: string;
  /** Other ids that tabs may name this group by. */
  aliases?: string[];
  contentOrder?: ContentOrder;
}

/** The groups that exist where the configuration names none, in their order. */
export const builtInGroups = [
  'overview',
  'documentation',
  'development',
  'deployment',
  'operation',
  'observability',
] as const;

type GroupSettings = { title: string; icon?: string; aliases?: string[]; contentOrder?: ContentOrder };

/** The groups of the page: the configured ones in place of the built-in ones; an empty list leaves no group at all. */
export function resolveGroups(configured: Array<Record<string, GroupSettings>> | undefined): ContentGroup[] {
  if (configured === undefined) return builtInGroups.map((id) => ({ id }));
  return configured.flatMap((entry) => Object.entries(entry).map(([id, settings]) => ({ id, ...settings })));
}
