import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { safeParseEntityRef } from '#model';
import { useOptionalApi } from '#sdk';
import { visitsApiRef } from '#extensions/home';
import { drawKind } from '../found/drawKind';
import type { PaletteItem } from '../model/paletteItem';
import { listLatestUses, type Use, type UsedPlace } from '../model/uses';

const MOST = 12;

/** A place or an item, with the time of its last use. */
interface Recent {
  at: number;
  item: PaletteItem;
}

/**
 * Returns what the user did last, latest first: items of the palette that are still offered, and pages they visited, if the portal
 * records visits. Not the current page.
 *
 * @param items what is offered
 * @param all also what is not offered, because it is hidden or the user may not see it. It is not offered as a visited page either
 */
export function useRecentItems(
  items: readonly PaletteItem[],
  all: readonly PaletteItem[],
  uses: readonly Use[],
): PaletteItem[] {
  const visitsApi = useOptionalApi(visitsApiRef);
  const { pathname, search } = useLocation();
  const { data: visits } = useQuery({
    queryKey: ['search', 'palette', 'visits'],
    queryFn: () => visitsApi?.list({ limit: MOST }) ?? [],
    enabled: visitsApi !== undefined,
    retry: false,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const byPath = new Map(items.map((item) => [item.to, item]));
    const known = new Set(all.map(({ to }) => to));
    const used = listLatestUses(uses).flatMap(({ id, at, place }): Recent[] => {
      const item = byId.get(id) ?? (place && createPlace(id, place));
      return item ? [{ at, item }] : [];
    });
    const visited = (visits ?? []).flatMap(({ timestamp, name, pathname: to, entityRef }): Recent[] => {
      const item = byPath.get(to);
      if (!item && known.has(to)) return [];
      return [{ at: timestamp, item: item ?? createPlace(`visit:${to}`, { title: name, to, entityRef }) }];
    });
    return [...used, ...visited]
      .filter(({ item }) => item.to !== pathname && item.to !== pathname + search && item.title !== '')
      .toSorted((a, b) => b.at - a.at)
      .map(({ item }) => ({ ...item, group: 'recent' }));
  }, [items, all, uses, visits, pathname, search]);
}

function createPlace(id: string, { title, to, entityRef }: UsedPlace): PaletteItem {
  const parsed = entityRef === undefined ? undefined : safeParseEntityRef(entityRef);
  if (entityRef === undefined || !parsed?.ok)
    return { id, kind: 'document', group: 'recent', title, to, icon: <FileText aria-hidden /> };
  const kind = parsed.value.kind.toLowerCase();
  return {
    id: `entity:${entityRef}`,
    kind: 'entity',
    group: 'recent',
    title,
    to,
    icon: drawKind(kind),
    note: kind,
    entity: { ref: entityRef, kind },
  };
}
