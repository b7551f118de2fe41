import type { ReactElement } from 'react';
import type { ContentGroup, ContentOrder } from './resolveGroups';

/** What a tab is made from. */
export interface TabContent {
  /** The id of its extension. */
  id: string;
  /** Below the entity page; `/` for the overview. */
  path: string;
  title: string;
  group?: string;
  icon?: string | ReactElement;
}

/** One tab, or several under the title of their group. */
export type EntityTab<C extends TabContent> =
  | { content: C }
  | { group: ContentGroup; contents: [C, C, ...C[]] };

/**
 * Arranges the tabs of an entity: groups in their order first, then what belongs to no group in the order of the tree.
 * A group of one is that one tab. Inside a group the order is by title, without regard to case, unless it is natural.
 */
export function resolveEntityTabs<C extends TabContent>(
  contents: readonly C[],
  groups: readonly ContentGroup[],
  defaultOrder: ContentOrder,
): Array<EntityTab<C>> {
  const groupOf = (content: C): ContentGroup | undefined =>
    groups.find(({ id, aliases }) => id === content.group || aliases?.includes(content.group ?? ''));
  const grouped = groups.flatMap((group) => {
    const members = contents.filter((content) => groupOf(content) === group);
    const ordered = (group.contentOrder ?? defaultOrder) === 'title' ? members.toSorted(byTitle) : members;
    const [first, second, ...rest] = ordered;
    if (first === undefined) return [];
    return [
      second === undefined
        ? { content: first }
        : { group, contents: [first, second, ...rest] as [C, C, ...C[]] },
    ];
  });
  const alone = contents.filter((content) => groupOf(content) === undefined);
  return [...grouped, ...alone.map((content) => ({ content }))];
}

function byTitle(a: TabContent, b: TabContent): number {
  return a.title.localeCompare(b.title, undefined, { sensitivity: 'base' });
}
