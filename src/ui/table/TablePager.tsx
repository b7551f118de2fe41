import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectField } from '../filter/SelectField';
import { type UiMessageKey, useUiText } from '../text/uiText';
import { fontSize, rem, space } from '../theme/scale';
import type { CursorPagination, OffsetPagination, TablePagination } from './model/tableTypes';

/** Props of {@link TablePager}. */
export interface TablePagerProps {
  pagination: TablePagination;
  /** The number of rows on this page. */
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

type Handlers = Pick<CursorPagination, 'onFirst' | 'onPrevious' | 'onNext' | 'onLast'>;

function createHandlers({ offset, pageSize, count, onOffsetChange }: OffsetPagination): Handlers {
  const last = Math.max(0, Math.ceil(count / pageSize) - 1) * pageSize;
  const goTo = (target: number) => () => onOffsetChange(Math.max(0, target));
  return {
    ...(offset > 0 && { onFirst: goTo(0), onPrevious: goTo(offset - pageSize) }),
    ...(offset + pageSize < count && { onNext: goTo(offset + pageSize), onLast: goTo(last) }),
  };
}

function PageButtons({ onFirst, onPrevious, onNext, onLast }: Handlers) {
  return (
    <div>
      <PageButton name="pagination.first" icon={<ChevronFirst aria-hidden />} onClick={onFirst} />
      <PageButton name="pagination.previous" icon={<ChevronLeft aria-hidden />} onClick={onPrevious} />
      <PageButton name="pagination.next" icon={<ChevronRight aria-hidden />} onClick={onNext} />
      <PageButton name="pagination.last" icon={<ChevronLast aria-hidden />} onClick={onLast} />
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

/** The range and number of rows, the page size, and buttons to the other pages. */
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
      <PageButtons {...(pagination.mode === 'offset' ? createHandlers(pagination) : pagination)} />
    </Bar>
  );
}
