import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLinkClick, Link } from '#sdk';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import { createEvenRows, resolveRowRange } from '#ui/headless';
import type { Address } from './useAddress';

/** A row of a navigation: a link to a part of the definition, or the heading of a group. */
export interface NavigationRow {
  /** Unique in the list. */
  key: string;
  /** The address of the part. Undefined for headings. */
  address?: string;
  label: string;
  /** Before the label: an icon or a short word, such as the kind of the part. */
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
  rows: readonly NavigationRow[];
  address: Address;
  /** The address of the row that contains the current part, if the part has no row. */
  currentId?: string | undefined;
}

const rowHeight = 32;
/** Deeper parts are not indented further, so that their names stay readable. */
const maxDepth = 6;

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', margin: -2, padding: 2 });

const List = styled('ul')({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({ position: 'absolute', insetInline: 0, height: rowHeight });

const RowLink = styled(Link)(({ theme }) => {
  const { accent, surface, text } = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minWidth: 0,
    height: rowHeight,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.control,
    fontSize: rem(fontSize.sm),
    color: text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: surface.hover },
    '&[aria-current]': {
      backgroundColor: accent.soft,
      color: accent.text,
      fontWeight: fontWeight.medium,
      '@media (forced-colors: active)': { outline: '1px solid Highlight' },
    },
    '&:focus-visible': { outline: `2px solid ${accent.focus}`, outlineOffset: -2 },
    '& > svg': { width: 16, height: 16, flex: 'none' },
    '& > [data-name]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': {
      flex: '0 1 auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      marginInlineStart: 'auto',
      color: text.secondary,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.regular,
    },
    '&[data-deprecated] > [data-name]': { textDecoration: 'line-through', color: text.secondary },
  };
});

const GroupTitle = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  gap: space[2],
  height: '100%',
  margin: 0,
  padding: `0 ${space[2]}px 4px`,
  fontSize: rem(fontSize.xs),
  fontWeight: fontWeight.semibold,
  lineHeight: 1.5,
  color: resolveTokens(theme).text.secondary,
  '& > bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { fontWeight: fontWeight.regular, fontSize: 'inherit' },
}));

/** The parts of a definition. Only the rows in view are rendered, because there can be thousands. */
export function NavigationList({ rows, address, currentId }: NavigationListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const exact = rows.findIndex((row) => row.address === (address.current ?? ''));
  const current = exact === -1 ? rows.findIndex((row) => row.address === (currentId ?? '')) : exact;
  const measure = () => {
    const element = scroller.current;
    if (element) setView({ top: element.scrollTop, height: element.clientHeight });
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setView({ top: element.scrollTop, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (current !== -1) showRow(scroller.current, current);
  }, [current]);
  const { first, end } = resolveRowRange(createEvenRows(rows.length), { rowHeight, ...view, around: 10 });
  return (
    <Scroller ref={scroller} onScroll={measure}>
      <List
        style={{ height: rows.length * rowHeight }}
        onKeyDown={(event) => moveFocus(event, rows, scroller.current)}
      >
        {rows.slice(first, end).map((row, index) => (
          <Item
            key={row.key}
            style={{ top: (first + index) * rowHeight }}
            data-row={first + index}
            aria-setsize={rows.length}
            aria-posinset={first + index + 1}
          >
            <Row row={row} address={address} isCurrent={first + index === current} />
          </Item>
        ))}
      </List>
    </Scroller>
  );
}

function Row({ row, address, isCurrent }: { row: NavigationRow; address: Address; isCurrent: boolean }) {
  const handleClick = useLinkClick();
  const { label, title = label, badge, note, depth = 0, isDeprecated } = row;
  if (row.address === undefined)
    return (
      <GroupTitle>
        <bdi>{label}</bdi>
        {note !== undefined && <small>{note}</small>}
      </GroupTitle>
    );
  return (
    <RowLink
      to={address.linkTo(row.address)}
      onClick={handleClick}
      aria-current={isCurrent ? 'page' : undefined}
      data-deprecated={isDeprecated ? '' : undefined}
      title={title}
      style={{ paddingInlineStart: space[2] + Math.min(depth, maxDepth) * space[4] }}
    >
      {badge}
      <bdi data-name="">{label}</bdi>
      {note !== undefined && <small>{note}</small>}
    </RowLink>
  );
}

/** Scrolls the list, but not the page, to a row. */
function showRow(scroller: HTMLElement | null, row: number): void {
  if (!scroller) return;
  const top = row * rowHeight;
  const { scrollTop, clientHeight } = scroller;
  if (top < scrollTop || top + rowHeight > scrollTop + clientHeight)
    scroller.scrollTop = top - clientHeight / 2;
}

/** The arrow keys move to the next row with a link, also to one that is not in view yet. */
function moveFocus(event: KeyboardEvent, rows: readonly NavigationRow[], scroller: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const item = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (step === undefined || !item || !scroller) return;
  event.preventDefault();
  let next = Number(item.dataset['row']) + step;
  while (rows[next] && rows[next]?.address === undefined) next += step;
  // Ten rows around the view are rendered, so the next one is there.
  scroller.querySelector<HTMLElement>(`[data-row="${next}"] a`)?.focus();
}
