import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import type { CatalogIndexFilter } from './catalogIndexFilter';
import { FilterControls } from './FilterArea';
import { useEntityList } from '../../list/entityListContext';
import { countActiveFilters } from './countActiveFilters';

const loadDrawer = () => import('./FilterDrawer');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** Opens the filters in a drawer where there is no room for them beside the list. */
export function FilterButton({ filters }: { filters: readonly CatalogIndexFilter[] }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const [open, setOpen] = useState(false);
  const { fields, state } = useEntityList();
  const count = countActiveFilters(fields, state);
  return (
    <>
      <Button
        size="large"
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('index.filters') : t('index.filtersActive', { count })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FilterDrawer onClose={() => setOpen(false)}>
            <FilterControls filters={filters} />
          </FilterDrawer>
        </Suspense>
      )}
    </>
  );
}
