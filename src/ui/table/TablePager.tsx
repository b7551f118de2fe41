import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectField } from '../filter/SelectField';
import type { UiMessageKey } from '../text/uiMessages';
import { useUiText } from '../text/uiText';
import { fontSize, rem, space } from '../theme/scale';
import type { CursorPagination, OffsetPagination, TablePagination } from './tableTypes';

/** Props of {@link TablePager}. */
export interface TablePagerProps {
  pagination: TablePagination;
  /** How many rows are shown now. */
  shown: number | undefined;
  label: string;
}

const defaultPageSizes = [10, 20, 50, 100] as const;

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
  '& > div': { display: 'flex', alignItems: 'center', '[dir=rtl] & svg': { transform: 'scaleX(-1)' } },
}));

function PageButton({
  name,
  icon,
  onClick,
}: {
  name: UiMessageKey;
  icon: ReactNode;
  onClick: (() => void) | undefined;
}) {
  const label = useUiText()(name);
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={!onClick} onClick={onClick}>
      {icon}
    </IconButton>
  );
}

function OffsetButtons({ offset, pageSize, count, onOffsetChange }: OffsetPagination) {
  const last = Math.max(0, Math.ceil(count / pageSize) - 1) * pageSize;
  const goTo = (target: number) => () => onOffsetChange(Math.max(0, target));
  const back = offset > 0;
  const forth = offset + pageSize < count;
  return (
    <div>
      <PageButton
        name="pagination.first"
        icon={<ChevronFirst aria-hidden />}
        onClick={back ? goTo(0) : undefined}
      />
      <PageButton
        name="pagination.previous"
        icon={<ChevronLeft aria-hidden />}
        onClick={back ? goTo(offset - pageSize) : undefined}
      />
      <PageButton
        name="pagination.next"
        icon={<ChevronRight aria-hidden />}
        onClick={forth ? goTo(offset + pageSize) : undefined}
      />
      <PageButton
        name="pagination.last"
        icon={<ChevronLast aria-hidden />}
        onClick={forth ? goTo(last) : undefined}
      />
    </div>
  );
}

function CursorButtons({ onPrevious, onNext }: CursorPagination) {
  return (
    <div>
      <PageButton name="pagination.previous" icon={<ChevronLeft aria-hidden />} onClick={onPrevious} />
      <PageButton name="pagination.next" icon={<ChevronRight aria-hidden />} onClick={onNext} />
    </div>
  );
}

function PageSizeSelect({ pageSize, pageSizes = defaultPageSizes, onPageSizeChange }: TablePagination) {
  const text = useUiText();
  if (!onPageSizeChange) return null;
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <SelectField
      label={text('pagination.rowsLabel')}
      hideLabel
      size="small"
      value={String(pageSize)}
      options={sizes.map((size) => ({ value: String(size), label: `${size} ${text('pagination.rows')}` }))}
      onChange={(value) => onPageSizeChange(Number(value))}
    />
  );
}

/** Which rows of how many are shown, how many at a time, and the way to the others. */
export function TablePager({ pagination, shown, label }: TablePagerProps) {
  const text = useUiText();
  const { offset, count } = pagination;
  const from = offset === undefined || !shown ? undefined : offset + 1;
  return (
    <Bar aria-label={`${label}: ${text('pagination.label')}`}>
      <PageSizeSelect {...pagination} />
      {from !== undefined && shown !== undefined && count !== undefined && (
        <span>{text('pagination.range', { from, to: from + shown - 1, count })}</span>
      )}
      {from === undefined && count !== undefined && <span>{text('table.results', { count })}</span>}
      {pagination.mode === 'offset' ? <OffsetButtons {...pagination} /> : <CursorButtons {...pagination} />}
    </Bar>
  );
}
