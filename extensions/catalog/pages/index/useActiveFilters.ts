import { useTranslationRef } from '#sdk';
import type { ActiveFilter } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { changeFilter } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { choiceOf, isRemovable } from '../../list/filterChoices';
import { readOwner } from '../../list/filterFields';
import { kindName } from '../../list/kindName';
import { useEntityTitles } from '../../presentation/useEntityTitles';

const labels = {
  kinds: 'filters.kind',
  type: 'filters.type',
  owners: 'filters.owner',
  lifecycles: 'filters.lifecycle',
  tags: 'filters.tags',
  namespace: 'filters.namespace',
  status: 'filters.status',
} as const;

const statuses = { orphan: 'filters.orphan', error: 'filters.error' } as const;

/** Returns the active filters, without the kind and the personal list, which always have a value. */
export function useActiveFilters(): ActiveFilter[] {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { fields, state, change } = useEntityList();
  const { filters } = state;
  const owners = useEntityTitles(choiceOf(filters, 'owners').flatMap(readOwner), { defaultKind: 'group' });
  const valueOf = (key: string, value: string) => {
    if (key === 'owners') return owners.get(readOwner(value)[0] ?? '') ?? value;
    if (key === 'kinds') return kindName(value, t);
    return key === 'status' && value in statuses ? t(statuses[value as keyof typeof statuses]) : value;
  };
  return fields.filter(isRemovable).flatMap(({ key, label }) => {
    const values = choiceOf(filters, key);
    const without = (value: string) => values.filter((one) => one !== value);
    return values.map((value) => ({
      id: `${key}=${value}`,
      label: key in labels ? t(labels[key as keyof typeof labels]) : (label ?? key),
      value: valueOf(key, value),
      onRemove: () => change(changeFilter(fields, filters, key, without(value))),
    }));
  });
}
