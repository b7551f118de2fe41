import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SlidersHorizontal } from 'lucide-react';
import { Fragment, Suspense, lazy, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useActiveFilters } from './useActiveFilters';
import type { CatalogIndexFilter } from './CatalogIndexPage';
import { useIsWide } from './useIsWide';

const loadDrawer = () => import('./FilterDrawer');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

const Side = styled('aside')({
  position: 'sticky',
  top: `calc(var(--trellis-sticky-top, 0px) + ${space[4]}px)`,
  maxHeight: `calc(100vh - var(--trellis-sticky-top, 0px) - ${space[8]}px)`,
  overflowY: 'auto',
  // Room for the focus rings of what lies at the edges.
  margin: -4,
  padding: 4,
  display: 'grid',
  gap: space[3],
});

const Bar = styled('div')({ display: 'flex', marginBottom: -space[3] });

/** The filters beside the list; where the window is narrow, a button that opens them in a drawer. */
export function FilterArea({ filters }: { filters: readonly CatalogIndexFilter[] }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const isWide = useIsWide();
  const [open, setOpen] = useState(false);
  const active = useActiveFilters().length;
  const controls = filters.map(({ id, element }) => <Fragment key={id}>{element}</Fragment>);
  if (isWide) return <Side aria-label={t('index.filters')}>{controls}</Side>;
  return (
    <Bar>
      <Button
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        {active === 0 ? t('index.filters') : t('index.filtersActive', { count: active })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FilterDrawer onClose={() => setOpen(false)}>{controls}</FilterDrawer>
        </Suspense>
      )}
    </Bar>
  );
}
