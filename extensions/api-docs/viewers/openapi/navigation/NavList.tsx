import { styled } from '@mui/material/styles';
import { Braces } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLinkClick, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens, space, useFormatNumber } from '#ui';
import { createEvenRows, resolveRowRange } from '#ui/headless';
import { MethodLabel } from '../document/MethodLabel';
import { useSelection, useSelectionLink } from '../document/useSelection';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { NavRow } from './listNavRows';
import { navLinkStyles, navRowHeight } from './navStyles';

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', margin: -2, padding: 2 });

const List = styled('ul')({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({ position: 'absolute', insetInline: 0, height: navRowHeight });

const RowLink = styled(Link)(({ theme }) => navLinkStyles(theme));

const GroupTitle = styled('h3')(({ theme }) => ({
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

/** The rows of the navigation. Only those in view are rendered, because an API can have thousands of operations. */
export function NavList({ rows }: { rows: readonly NavRow[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const { operation, schema } = useSelection();
  const selected = rows.findIndex(
    (row) =>
      (row.is === 'operation' && row.operation.id === operation) ||
      (row.is === 'schema' && row.name === schema),
  );
  const measure = () => {
    const element = scroller.current;
    if (element) setView({ top: element.scrollTop, height: element.clientHeight });
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (selected !== -1) showRow(scroller.current, selected);
  }, [selected]);
  const { first, end } = resolveRowRange(createEvenRows(rows.length), {
    rowHeight: navRowHeight,
    ...view,
    around: 10,
  });
  return (
    <Scroller ref={scroller} onScroll={measure}>
      <List
        style={{ height: rows.length * navRowHeight }}
        onKeyDown={(event) => moveFocus(event, rows, scroller.current)}
      >
        {rows.slice(first, end).map((row, index) => (
          <Item
            key={row.key}
            style={{ top: (first + index) * navRowHeight }}
            data-row={first + index}
            aria-setsize={rows.length}
            aria-posinset={first + index + 1}
          >
            <Row row={row} isSelected={first + index === selected} />
          </Item>
        ))}
      </List>
    </Scroller>
  );
}

function Row({ row, isSelected }: { row: NavRow; isSelected: boolean }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const createLink = useSelectionLink();
  const handleClick = useLinkClick();
  const formatNumber = useFormatNumber();
  if (row.is === 'group')
    return (
      <GroupTitle>
        <bdi>{typeof row.title === 'string' ? t(`nav.${row.title}`) : row.title.name}</bdi>
        <small>{formatNumber(row.count)}</small>
      </GroupTitle>
    );
  const current = isSelected ? 'page' : undefined;
  if (row.is === 'schema')
    return (
      <RowLink
        to={createLink({ schema: row.name })}
        onClick={handleClick}
        aria-current={current}
        title={row.name}
      >
        <Braces aria-hidden />
        <bdi data-name="">{row.name}</bdi>
      </RowLink>
    );
  const { id, method, path, summary, isDeprecated } = row.operation;
  return (
    <RowLink
      to={createLink({ operation: id })}
      onClick={handleClick}
      aria-current={current}
      data-deprecated={isDeprecated ? '' : undefined}
      title={`${method.toUpperCase()} ${path}`}
    >
      <MethodLabel method={method} />
      <bdi data-name="">{summary ?? path}</bdi>
    </RowLink>
  );
}

/** Scrolls the list, but not the page, to a row. */
function showRow(scroller: HTMLElement | null, row: number): void {
  if (!scroller) return;
  const top = row * navRowHeight;
  const { scrollTop, clientHeight } = scroller;
  if (top < scrollTop || top + navRowHeight > scrollTop + clientHeight)
    scroller.scrollTop = top - clientHeight / 2;
}

/** The arrow keys move to the next row with a link, also to one that is not rendered yet. */
function moveFocus(event: KeyboardEvent, rows: readonly NavRow[], scroller: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const item = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (step === undefined || !item || !scroller) return;
  event.preventDefault();
  let next = Number(item.dataset['row']) + step;
  while (rows[next]?.is === 'group') next += step;
  if (!rows[next]) return;
  // Ten rows around the view are rendered, so the next one is there.
  scroller.querySelector<HTMLElement>(`[data-row="${next}"] a`)?.focus();
}
