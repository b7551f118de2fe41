import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { fontFamily, fontSize, fontWeight, radius, rem, resolveTokens, RouterLink, space } from '#ui';
import { type Address } from './useAddress';
import { useScrolledRows } from './useScrolledRows';

/** A row of a navigation: a link to a part of the definition, or the heading of a group. */
export interface NavigationRow {
  /** Unique in the list. The address of the part, unless it is a heading. */
  id: string;
  label: string;
  isHeading?: boolean;
  /** A short word or icon before the label, such as the kind of the part. */
  badge?: ReactNode;
  /** After the label: the number of parts of a group, or where the part is. */
  note?: string;
  /** The tooltip. Default: the label. */
  title?: string;
  /** The number of parts around it. */
  depth?: number;
  isDeprecated?: boolean;
}

/** Props of {@link NavigationList}. */
export interface NavigationListProps {
  /** The accessible name. */
  label: string;
  rows: readonly NavigationRow[];
  address: Address;
  /** The id of the row that contains the current part, if the part is not a row itself. */
  currentId?: string | undefined;
}

const rowHeight = 32;
/** Deeper parts are not indented further, so that their names stay readable. */
const MAX_DEPTH = 6;

const Scroll = styled('nav')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    maxHeight: 'max(320px, calc(100vh - 180px))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
    '& li': { position: 'absolute', insetInline: 0, height: rowHeight },
    '& :is(a, span[data-heading])': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      height: rowHeight,
      paddingInlineEnd: space[2],
      borderRadius: radius.control,
      fontSize: rem(fontSize.sm),
      whiteSpace: 'nowrap',
    },
    '& a': { color: tokens.text.primary, textDecoration: 'none', outlineOffset: -2 },
    '& a:hover': {
      backgroundColor: tokens.surface.hover,
      textDecoration: 'none',
      color: tokens.text.primary,
    },
    '& a[aria-current]': {
      backgroundColor: tokens.accent.soft,
      color: tokens.accent.text,
      fontWeight: fontWeight.medium,
    },
    '& a bdi': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.xs) },
    '& :is(bdi, [data-label])': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-deprecated] bdi': { textDecoration: 'line-through' },
    '& span[data-heading]': {
      paddingInlineStart: space[2],
      color: tokens.text.secondary,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.semibold,
    },
    '& small': {
      flex: 'none',
      maxWidth: '50%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      marginInlineStart: 'auto',
      color: tokens.text.secondary,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.regular,
      fontVariantNumeric: 'tabular-nums',
    },
    '@media (forced-colors: active)': { '& a[aria-current]': { outline: '2px solid Highlight' } },
    // As a folded list above the content, half of a small screen is enough.
    '@media (max-width: 899.95px)': { maxHeight: '50vh' },
  };
});

/** The parts of a definition as a list of links. Only the rows in view are rendered, so it can have any length. */
export function NavigationList({ label, rows, address, currentId }: NavigationListProps) {
  const scroll = useRef<HTMLElement>(null);
  const { first, end } = useScrolledRows(scroll, rows.length, rowHeight);
  const exact = rows.findIndex(({ id }) => id === (address.current ?? ''));
  const current = exact === -1 ? rows.findIndex(({ id }) => id === currentId) : exact;
  useEffect(() => {
    const box = scroll.current;
    if (!box || current === -1) return;
    const top = current * rowHeight;
    if (top < box.scrollTop || top + rowHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 3;
  }, [current]);
  return (
    <Scroll ref={scroll} aria-label={label}>
      <ul
        style={{ height: rows.length * rowHeight }}
        onKeyDown={(event) => moveFocus(event, rows, scroll.current)}
      >
        {rows.slice(first, end).map((row, index) => (
          <li
            key={row.id}
            style={{ top: (first + index) * rowHeight }}
            data-row={first + index}
            aria-setsize={rows.length}
            aria-posinset={first + index + 1}
          >
            <Row row={row} address={address} isCurrent={first + index === current} />
          </li>
        ))}
      </ul>
    </Scroll>
  );
}

/** The arrow keys move to the next row with a link. The rows around the view are rendered, so it exists. */
function moveFocus(event: KeyboardEvent, rows: readonly NavigationRow[], box: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const item = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (step === undefined || !item) return;
  event.preventDefault();
  let next = Number(item.dataset['row']) + step;
  while (rows[next]?.isHeading) next += step;
  box?.querySelector<HTMLElement>(`[data-row="${next}"] a`)?.focus();
}

function Row({ row, address, isCurrent }: { row: NavigationRow; address: Address; isCurrent: boolean }) {
  const { id, label, title = label, isHeading, badge, note, depth = 0, isDeprecated } = row;
  const noted = note === undefined ? null : <small>{note}</small>;
  if (isHeading)
    return (
      <span data-heading="">
        <span data-label="">{label}</span>
        {noted}
      </span>
    );
  return (
    <RouterLink
      to={address.linkTo(id)}
      preventScrollReset
      title={title}
      aria-current={isCurrent ? 'page' : undefined}
      data-deprecated={isDeprecated ? '' : undefined}
      style={{ paddingInlineStart: space[2] + Math.min(depth, MAX_DEPTH) * space[4] }}
    >
      {badge}
      <bdi>{label}</bdi>
      {noted}
    </RouterLink>
  );
}
