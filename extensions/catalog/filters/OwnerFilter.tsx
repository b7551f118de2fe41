import { safeParseEntityRef, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { EntityKindIcon } from '../components/EntityKindIcon';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { useEntityTitles } from '../presentation/useEntityTitles';
import { useCatalogQuery } from '../query/useCatalogQuery';
import { readOwner } from './filterFields';
import { ValueFilter } from './ValueFilter';

/** Props of {@link OwnerFilter}. */
export interface OwnerFilterProps {
  /** `owners-only` offers those who own something that is listed, `all` every user and group. */
  mode: 'owners-only' | 'all';
}

/** Whose entities are listed. */
export function OwnerFilter({ mode }: OwnerFilterProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { values, known } = useCatalogFilter('owners');
  const everyone = useEveryone(mode === 'all');
  const refs = [...new Set([...known, ...everyone, ...values.flatMap(readOwner)])];
  const titles = useEntityTitles(refs, { defaultKind: 'group' });
  return (
    <ValueFilter
      filterKey="owners"
      label={t('filters.owner')}
      labelOf={(ref) => titles.get(ref) ?? ref}
      iconOf={renderIcon}
      further={everyone}
      usual={6}
    />
  );
}

const none: string[] = [];

function useEveryone(enabled: boolean): string[] {
  const { data } = useCatalogQuery<string[]>({
    queryKey: ['everyone'],
    enabled,
    load: async (catalogApi, options) => {
      const refs: string[] = [];
      const request = {
        filter: { kind: ['user', 'group'] },
        fields: ['kind', 'metadata.name', 'metadata.namespace'],
        orderFields: [{ field: 'metadata.name', order: 'asc' as const }],
      };
      for await (const entities of catalogApi.streamEntities(request, options))
        refs.push(...entities.map(stringifyEntityRef));
      return refs;
    },
  });
  return data ?? none;
}

function renderIcon(ref: string) {
  const parsed = safeParseEntityRef(ref);
  return parsed.ok ? <EntityKindIcon kind={parsed.value.kind} size={14} /> : null;
}
