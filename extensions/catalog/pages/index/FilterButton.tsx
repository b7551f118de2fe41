import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazyPopup, useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import type { CatalogIndexFilter } from './catalogIndexFilter';
import { FilterControls } from './FilterArea';
import { useEntityList } from '../../list/entityListContext';
import { countRemovable } from '../../list/filterChoices';

const FilterDrawer = lazyPopup(async () => (await import('./FilterDrawer')).FilterDrawer);

/** Opens the filters in a drawer, if there is no room for them beside the list. */
export function FilterButton({ filters }: { filters: readonly CatalogIndexFilter[] }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const [open, setOpen] = useState(false);
  const { fields, state } = useEntityList();
  const count = countRemovable(fields, state.filters);
  return (
    <>
      <Button
        size="large"
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('index.filters') : t('index.filtersActive', { count })}
      </Button>
      {open && (
        <FilterDrawer onClose={() => setOpen(false)}>
          <FilterControls filters={filters} />
        </FilterDrawer>
      )}
    </>
  );
}
