import { safeParseEntityRef } from '#model';
import { lazyPart, useTranslationRef } from '#sdk';
import { EntityKindIcon } from '../presentation/EntityKindIcon';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { useEntityTitles } from '../presentation/useEntityTitles';
import { readOwner } from '../list/filterFields';
import { FilterSkeleton } from './FilterSkeleton';
import { ValueFilter } from './ValueFilter';

/** Props of {@link OwnerFilter}. */
export interface OwnerFilterProps {
  /** `owners-only` offers the owners of listed entities, `all` offers all users and groups. */
  mode: 'owners-only' | 'all';
}

const expectedCount = 6;
const AllOwnersFilter = lazyPart(
  async () => (await import('./AllOwnersFilter')).AllOwnersFilter,
  AllOwnersSkeleton,
);

/** Filters by owner. */
export function OwnerFilter({ mode }: OwnerFilterProps) {
  return mode === 'owners-only' ? <OwnersFilter /> : <AllOwnersFilter />;
}

function AllOwnersSkeleton() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return <FilterSkeleton label={t('filters.owner')} lines={expectedCount} />;
}

function OwnersFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { values, known } = useCatalogFilter('owners');
  const titles = useEntityTitles([...new Set([...known, ...values.flatMap(readOwner)])], {
    defaultKind: 'group',
  });
  return (
    <ValueFilter
      filterKey="owners"
      label={t('filters.owner')}
      labelOf={(ref) => titles.get(ref) ?? ref}
      iconOf={renderIcon}
      expectedCount={expectedCount}
    />
  );
}

function renderIcon(ref: string) {
  const parsed = safeParseEntityRef(ref);
  return parsed.ok ? <EntityKindIcon kind={parsed.value.kind} size={14} /> : null;
}
