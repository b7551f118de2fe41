import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import type { CatalogIndexFilter } from './catalogIndexFilter';

const Side = styled('aside')({
  position: 'sticky',
  top: `calc(var(--trellis-sticky-top, 0px) + ${space[4]}px)`,
  maxHeight: `calc(100vh - var(--trellis-sticky-top, 0px) - ${space[8]}px)`,
  overflowY: 'auto',
  // While the filters load, nothing in here takes focus, and an area that scrolls must.
  '&:not(:has(button, input))': { overflowY: 'hidden' },
  // Room for focus rings at the edges.
  margin: -4,
  padding: 4,
  '& > :first-child': { borderTop: 0, paddingTop: 0 },
});

/** The controls of the filters, in the order of the tree. */
export function FilterControls({ filters }: { filters: readonly CatalogIndexFilter[] }) {
  return filters.map(({ id, element }) => <Fragment key={id}>{element}</Fragment>);
}

/** The filters beside the list, and what the page shows below them. */
export function FilterArea(props: { filters: readonly CatalogIndexFilter[]; children: ReactNode }) {
  const { filters, children } = props;
  const { t } = useTranslationRef(catalogTranslationRef);
  return (
    <Side aria-label={t('index.filters')}>
      <FilterControls filters={filters} />
      {children}
    </Side>
  );
}
