import { Suspense, lazy } from 'react';
import { safeParseEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { EntityKindIcon } from '../components/EntityKindIcon';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { useEntityTitles } from '../presentation/useEntityTitles';
import { readOwner } from './filterFields';
import { FilterSkeleton } from './FilterSkeleton';
import { ValueFilter } from './ValueFilter';

/** Props of {@link OwnerFilter}. */
export interface OwnerFilterProps {
  /** `owners-only` offers those who own something that is listed, `all` every user and group. */
  mode: 'owners-only' | 'all';
}

const EveryoneFilter = lazy(async () => ({ default: (await import('./EveryoneFilter')).EveryoneFilter }));
const usual = 6;

/** Whose entities are listed. */
export function OwnerFilter({ mode }: OwnerFilterProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  if (mode === 'owners-only') return <OwnersFilter />;
  return (
    <Suspense fallback={<FilterSkeleton label={t('filters.owner')} lines={usual} />}>
      <EveryoneFilter />
    </Suspense>
  );
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
      usual={usual}
    />
  );
}

function renderIcon(ref: string) {
  const parsed = safeParseEntityRef(ref);
  return parsed.ok ? <EntityKindIcon kind={parsed.value.kind} size={14} /> : null;
}
