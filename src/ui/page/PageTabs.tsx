import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLinkClick, NavLink } from '#sdk';
import { useUiText } from '../text/uiText';
import { fontSize, fontWeight, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { PageTabGroup } from './PageTabGroup';

/** A section of a page with its own URL. */
export interface PageTab {
  id: string;
  label: string;
  to: string;
  icon?: ReactNode;
  /** Matches only the exact path, for an overview at the parent path of the other tabs. */
  end?: boolean;
}

/** Several sections in a menu. */
export interface PageTabGroupItem {
  id: string;
  label: string;
  icon?: ReactNode;
  items: readonly PageTab[];
}

/** A tab or a group of tabs. */
export type PageTabItem = PageTab | PageTabGroupItem;

const Row = styled('nav')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    marginTop: space[2],
    marginInline: -space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Tabs that fade out show that the row scrolls. The padding keeps the last one clear at its end.
    [theme.breakpoints.down('sm')]: {
      maskImage: 'linear-gradient(90deg,#000 calc(100% - 32px),transparent)',
    },
    '& ul': {
      display: 'flex',
      gap: space[1],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      width: 'max-content',
      [theme.breakpoints.down('sm')]: { paddingInlineEnd: 24 },
    },
    '& :is(a, button)': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      height: 40,
      padding: `0 ${space[2]}px`,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.medium,
      color: tokens.text.secondary,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      outlineOffset: -4,
      borderRadius: 8,
    },
    '& :is(a, button) > svg': { width: 16, height: 16 },
    '& :is(a, button):hover': { color: tokens.text.primary },
    '& :is([aria-current], [data-active])': { color: tokens.text.primary },
    '& :is([aria-current], [data-active])::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[2],
      bottom: 0,
      // A border, because forced-colors mode removes backgrounds.
      borderBottom: `2px solid ${tokens.accent.text}`,
    },
  };
});

/** Props of {@link PageTabs}. */
export interface PageTabsProps {
  /** The title of the page. */
  title: string;
  items: readonly PageTabItem[];
}

/** The sections of a page as links. The row scrolls horizontally if it does not fit. */
export function PageTabs({ title, items }: PageTabsProps) {
  const text = useUiText();
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const handleClick = useLinkClick();
  const centred = useRef('');
  useEffect(() => {
    if (centred.current === pathname) return;
    centred.current = pathname;
    const current = row.current?.querySelector<HTMLElement>('[aria-current], [data-active]');
    if (!current || !row.current) return;
    const { offsetLeft, offsetWidth } = current;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  });
  return (
    <Row ref={row} aria-label={text('tabs.label', { title })}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {'items' in item ? (
              <PageTabGroup group={item} />
            ) : (
              <NavLink to={item.to} end={item.end ?? false} onClick={handleClick}>
                {item.icon}
                <bdi>{item.label}</bdi>
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </Row>
  );
}
