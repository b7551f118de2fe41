import { Tag } from 'lucide-react';
import { useMemo } from 'react';
import { useRouteRef, useTranslationRef } from '#sdk';
import { type CatalogApi, type CatalogRequestOptions, catalogIndexRouteRef } from '#extensions/catalog';
import { useCatalogQuery, useKindName } from '#extensions/catalog/components';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';

const FACET = 'metadata.tags';
const none: PaletteItem[] = [];

interface TagCount {
  kind: string;
  value: string;
  count: number;
}

/**
 * Returns the tags of each kind of the catalog with the number of their entities, most used first. A tag opens the catalog with this
 * kind and tag and with the entities of all owners, so that the list has the same number.
 */
export function useTagItems(isWanted: boolean): { items: readonly PaletteItem[]; isLoading: boolean } {
  const { t } = useTranslationRef(paletteTranslationRef);
  const kindName = useKindName();
  const catalogPath = useRouteRef(catalogIndexRouteRef)?.();
  const { data, isLoading } = useCatalogQuery({
    queryKey: ['palette', 'tags'],
    load: loadTags,
    enabled: isWanted && catalogPath !== undefined,
    staleTime: 60_000,
  });
  const items = useMemo(() => {
    if (!isWanted || catalogPath === undefined) return none;
    return (data ?? [])
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
      .map(({ kind, value, count }): PaletteItem => {
        const filters = { 'filters[kind]': kind, 'filters[user]': 'all', 'filters[tags]': value };
        return {
          id: `tag:${kind}:${value}`,
          kind: 'tag',
          group: 'tags',
          title: value,
          note: t('tag', { count, kind: kindName(kind) }),
          icon: <Tag aria-hidden />,
          to: `${catalogPath}?${new URLSearchParams(filters)}`,
        };
      });
  }, [isWanted, catalogPath, data, kindName, t]);
  return { items, isLoading: isWanted && isLoading };
}

async function loadTags(catalogApi: CatalogApi, options: CatalogRequestOptions): Promise<TagCount[]> {
  const { facets } = await catalogApi.getEntityFacets({ facets: ['kind'] }, options);
  const kinds = new Set((facets['kind'] ?? []).map(({ value }) => value.toLowerCase()));
  const counts = [...kinds].map(async (kind) => {
    const ofKind = await catalogApi.getEntityFacets({ facets: [FACET], filter: { kind } }, options);
    return (ofKind.facets[FACET] ?? []).map(({ value, count }) => ({ kind, value, count }));
  });
  return (await Promise.all(counts)).flat();
}
