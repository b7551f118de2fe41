import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { SelectField, fontSize, rem, space, useFormatNumber } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSearch } from '../state/searchContext';
import { useSearchDefaults } from '../state/useSearchDefaults';
import { usePlainCount } from './useResultCount';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[1]}px ${space[4]}px`,
  minHeight: 48,
  padding: `${space[1]}px ${space[4]}px`,
  borderTop: `1px solid ${theme.palette.divider}`,
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', alignItems: 'center', gap: space[2] },
  '[dir=rtl] & > div svg': { transform: 'scaleX(-1)' },
}));

const pageSizes = [10, 25, 50, 100];

/** The number of results per page, the range on this page, and buttons to the other pages. */
export function ResultPager() {
  const { t } = useTranslationRef(searchTranslationRef);
  const formatNumber = useFormatNumber();
  const printCount = usePlainCount();
  const { maxPageLimit } = useSearchDefaults();
  const { pageLimit, pageCursor, results, setPageLimit, setPageCursor } = useSearch();
  const { response, isCurrent } = results;
  if (!response || response.results.length === 0) return null;
  const { nextPageCursor, previousPageCursor, numberOfResults } = response;
  const first = response.results[0]?.rank ?? (pageCursor === undefined ? 1 : undefined);
  const goTo = (cursor: string | undefined) => ({
    disabled: cursor === undefined || !isCurrent,
    onClick: () => setPageCursor(cursor),
  });
  const sizes = [...new Set([...pageSizes.filter((size) => size <= maxPageLimit), pageLimit])].toSorted(
    (a, b) => a - b,
  );
  return (
    <Bar aria-label={t('pager.label')}>
      <div>
        <span aria-hidden>{t('pager.perPage')}</span>
        <SelectField
          label={t('pager.perPage')}
          hideLabel
          size="small"
          value={String(pageLimit)}
          options={sizes.map((size) => ({ value: String(size), label: formatNumber(size) }))}
          onChange={(value) => setPageLimit(Number(value))}
        />
      </div>
      <span>
        {first !== undefined &&
          t('pager.range', {
            from: formatNumber(first),
            to: formatNumber(first + response.results.length - 1),
          })}{' '}
        {numberOfResults !== undefined && t('pager.of', { count: printCount(numberOfResults) })}
      </span>
      <div>
        <IconButton
          size="small"
          aria-label={t('pager.previous')}
          title={t('pager.previous')}
          {...goTo(previousPageCursor)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('pager.next')}
          title={t('pager.next')}
          {...goTo(nextPageCursor)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </Bar>
  );
}
