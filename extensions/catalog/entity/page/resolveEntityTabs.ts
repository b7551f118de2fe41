import type { ReactElement } from 'react';
import type { ContentGroup, ContentOrder } from './resolveGroups';

/** The data of a tab. */
export interface TabContent {
  /** The id of the extension. */
  id: string;
  /** The path below the entity page. `/` for the overview. */
  path: string;
  title: string;
  group?: string;
  icon?: string | ReactElement;
}

/** A tab, or a group of at least two tabs. */
export type EntityTab<C extends TabContent> =
  | { content: C }
  | { group: ContentGroup; contents: [C, C, ...C[]] };

/**
 * Arranges the tabs of an entity: groups in their order first, then tabs without a group in the order of the tree. A group
 * with one tab becomes that tab. Tabs in a group are sorted by title (case-insensitive), unless the order is `natural`.
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
