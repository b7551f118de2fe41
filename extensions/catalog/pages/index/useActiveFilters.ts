import { useTranslationRef } from '#sdk';
import type { ActiveFilter } from '#ui';
import { readOwner } from '../../filters/filterFields';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { changeFilter } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { useEntityTitles } from '../../presentation/useEntityTitles';
import { isRemovable } from './countActiveFilters';

const labels = {
  type: 'filters.type',
  owners: 'filters.owner',
  lifecycles: 'filters.lifecycle',
  tags: 'filters.tags',
  namespace: 'filters.namespace',
  status: 'filters.status',
} as const;

const statuses = { orphan: 'filters.orphan', error: 'filters.error' } as const;

/** The filters in force besides the kind and the personal list, which always have one value. */
export function useActiveFilters(): ActiveFilter[] {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { fields, state, change } = useEntityList();
  const { filters } = state;
  const owners = useEntityTitles((filters['owners'] ?? []).flatMap(readOwner), { defaultKind: 'group' });
  const valueOf = (key: string, value: string) => {
    if (key === 'owners') return owners.get(readOwner(value)[0] ?? '') ?? value;
    return key === 'status' && value in statuses ? t(statuses[value as keyof typeof statuses]) : value;
  };
  return fields.filter(isRemovable).flatMap(({ key, label }) =>
    (filters[key] ?? []).map((value) => ({
      id: `${key}=${value}`,
      label: key in labels ? t(labels[key as keyof typeof labels]) : (label ?? key),
      value: valueOf(key, value),
      onRemove: () =>
        change(
          changeFilter(
            fields,
            filters,
            key,
            (filters[key] ?? []).filter((one) => one !== value),
          ),
        ),
    })),
  );
}
