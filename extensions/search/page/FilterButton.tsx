import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SideDrawer } from '#ui';
import type { SearchPageParts } from '../blueprints/searchPageParts';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useResultCount } from '../results/useResultCount';
import { useSearch } from '../state/searchContext';
import { FilterControls, useShownFilters } from './FilterControls';

/** Opens the filters in a drawer, if there is no room for them beside the results. */
export function FilterButton({ filters }: Pick<SearchPageParts, 'filters'>) {
  const { t } = useTranslationRef(searchTranslationRef);
  const print = useResultCount();
  const [open, setOpen] = useState(false);
  const { filters: selected, results } = useSearch();
  const shown = useShownFilters(filters);
  const count = Object.keys(selected).length;
  if (shown.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('filters.button') : t('filters.active', { count })}
      </Button>
      {/* Filters name their fields and select their defaults also while the drawer is closed. */}
      {!open && (
        <div hidden>
          <FilterControls filters={filters} />
        </div>
      )}
      <SideDrawer
        open={open}
        title={t('filters.label')}
        side="start"
        onClose={close}
        footer={
          <Button fullWidth variant="contained" color="primary" size="large" onClick={close}>
            {t('filters.close', { results: print(results.response?.numberOfResults) })}
          </Button>
        }
      >
        <FilterControls filters={filters} />
      </SideDrawer>
    </>
  );
}
