import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, lazyPopup, useLinkClick, useTranslationRef, Link } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens } from '#ui';
import { appTranslationRef } from '#extensions/app';
import { BarFrame, BottomBarSpacer } from '../frame/BottomBarSpacer';
import { findCurrentEntry, holdsEntry } from '../entries/findCurrentEntry';
import { NavDialogContext, useNavDialog } from '../entries/NavDialogs';
import type { NavEntry, NavFrameProps } from '../entries/navEntry';
import { navSizes } from '../entries/navStyles';
import { BarBadge } from './BarBadge';
import type { OutsideLinkProps } from './OutsideLink';

const PLACES = 5;

const BottomSheet = lazyPopup(async () => (await import('./BottomSheet')).BottomSheet);

// Few bars have links to other sites, and the text of a page waits for the bar.
const OutsideLink = lazyPart(
  async () => (await import('./OutsideLink')).OutsideLink,
  ({ children }: OutsideLinkProps) => (
    <button type="button" disabled>
      {children}
    </button>
  ),
);

const Bar = styled(BarFrame)(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none', height: '100%' },
    // Wide enough for the longest word, while there is space.
    '& li': { flex: '1 1 min-content', minWidth: 0 },
    '& :is(a, button)': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      height: '100%',
      padding: `${navSizes.indicator}px 2px 0`,
      border: 0,
      background: 'none',
      color: tokens.text.secondary,
      font: 'inherit',
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.medium,
      lineHeight: 1.15,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      outlineOffset: -4,
    },
    '& bdi': {
      maxWidth: '100%',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'break-word',
      hyphens: 'auto',
    },
    '& svg': { flex: 'none', width: navSizes.icon, height: navSizes.icon },
    '& :is([aria-current], [data-current])': { color: tokens.accent.text },
    // A border instead of a shadow, so that it stays visible with forced colors.
    '& :is([aria-current], [data-current])::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      borderTop: `${navSizes.indicator}px solid ${tokens.accent.text}`,
    },
  };
});

/** Props of {@link BottomBar}. */
export type BottomBarProps = Omit<NavFrameProps, 'drawEntry'>;

const noDialog = () => undefined;

/** The key of the menu with all entries. */
const MORE = 'more';

/** The navigation on phones: the first entries at the bottom of the screen, the others in "More". */
export function BottomBar({ main, bottom, profileHref }: BottomBarProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const [selected, select] = useState<string>();
  const all = [...main, ...bottom];
  const current = findCurrentEntry(all, useLocation());
  const lines = all.filter(isLine);
  const shown = lines.length <= PLACES ? lines : main.filter(isLine).slice(0, PLACES - 1);
  const group = lines.find(({ key }) => key === selected);
  return (
    <BottomBarSpacer>
      <Bar as="nav" aria-label={t('nav.label')}>
        <ul>
          {shown.map((entry) => (
            <BarPlace key={entry.key} entry={entry} current={current} selected={selected} onSelect={select} />
          ))}
          {lines.length > shown.length && (
            <MenuPlace
              title={t('nav.more')}
              isOpen={selected === MORE}
              isCurrent={current !== undefined && !shown.some((entry) => holdsEntry(entry, current))}
              onClick={() => select(MORE)}
            >
              <Ellipsis aria-hidden />
            </MenuPlace>
          )}
        </ul>
      </Bar>
      {selected !== undefined && (
        // The sheet lists pages. A dialog over it would be one too many.
        <NavDialogContext value={noDialog}>
          <BottomSheet
            title={group?.title ?? t('nav.moreTitle')}
            entries={group?.kind === 'group' ? group.entries : all}
            current={current}
            profile={group === undefined ? { to: profileHref } : undefined}
            onClose={() => select(undefined)}
          />
        </NavDialogContext>
      )}
    </BottomBarSpacer>
  );
}

type Line = Exclude<NavEntry, { kind: 'divider' }>;

function isLine(entry: NavEntry): entry is Line {
  return entry.kind !== 'divider';
}

interface BarPlaceProps {
  entry: Line;
  current: string | undefined;
  /** The key of the open menu. */
  selected: string | undefined;
  onSelect: (key: string) => void;
}

function BarPlace({ entry, current, selected, onSelect }: BarPlaceProps) {
  const { kind, key, icon, title, badge } = entry;
  const dialog = useNavDialog(kind === 'page' ? entry.href : '');
  const handleClick = useLinkClick(dialog.handle);
  if (kind === 'group') {
    return (
      <MenuPlace
        title={title}
        badge={badge}
        isOpen={key === selected}
        isCurrent={holdsEntry(entry, current)}
        onClick={() => onSelect(key)}
      >
        {icon}
      </MenuPlace>
    );
  }
  return (
    <li>
      {kind === 'link' ? (
        <OutsideLink href={entry.href}>
          {icon}
          <bdi>{title}</bdi>
          <BarBadge badge={badge} />
        </OutsideLink>
      ) : (
        <Link
          to={entry.href}
          aria-current={key === current ? 'page' : undefined}
          aria-haspopup={dialog['aria-haspopup']}
          onClick={handleClick}
        >
          {icon}
          <bdi>{title}</bdi>
          <BarBadge badge={badge} />
        </Link>
      )}
    </li>
  );
}

interface MenuPlaceProps {
  title: string;
  badge?: string | undefined;
  isOpen: boolean;
  isCurrent?: boolean;
  onClick: () => void;
  /** The icon of the menu. */
  children: ReactNode;
}

function MenuPlace({ title, badge, isOpen, isCurrent = false, onClick, children }: MenuPlaceProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-current={isCurrent ? '' : undefined}
        onClick={onClick}
      >
        {children}
        <bdi>{title}</bdi>
        <BarBadge badge={badge} />
      </button>
    </li>
  );
}
