import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLinkClick, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, layer, rem, resolveTokens, SafeLink } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { BottomBarPlace } from './BottomBarPlace';
import { findCurrentEntry, holdsEntry } from './findCurrentEntry';
import type { NavEntry, NavFrameProps } from './navEntry';
import { navSizes } from './navStyles';

const PLACES = 5;

const BottomSheet = lazy(() => import('./BottomSheet').then((module) => ({ default: module.BottomSheet })));

const Bar = styled('nav')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: layer.sticky + 1,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: tokens.surface.base,
    borderTop: `1px solid ${tokens.line.subtle}`,
    '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none', height: navSizes.bar },
    '& li': { flex: '1 1 0', minWidth: 0 },
    '& :is(a, button)': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      width: '100%',
      height: '100%',
      padding: '0 4px',
      border: 0,
      background: 'none',
      color: tokens.text.secondary,
      font: 'inherit',
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.medium,
      lineHeight: 1.2,
      textDecoration: 'none',
      cursor: 'pointer',
      outlineOffset: -4,
    },
    '& bdi': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { flex: 'none', width: navSizes.icon, height: navSizes.icon },
    '& :is([aria-current], [data-current])': {
      color: tokens.accent.text,
      boxShadow: `inset 0 ${navSizes.indicator}px 0 ${tokens.accent.text}`,
    },
  };
});

/** Props of {@link BottomBar}. */
export type BottomBarProps = Omit<NavFrameProps, 'drawEntry'>;

/** The key of the menu of everything. */
const MORE = 'more';

/** The navigation of a phone: the first lines at the bottom of the screen, the others behind "More". */
export function BottomBar({ main, bottom, profileHref }: BottomBarProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const [selected, select] = useState<string>();
  const all = [...main, ...bottom];
  const current = findCurrentEntry(all, useLocation());
  const lines = all.filter(isLine);
  const shown = lines.length <= PLACES ? lines : main.filter(isLine).slice(0, PLACES - 1);
  const group = lines.find(({ key }) => key === selected);
  return (
    <BottomBarPlace>
      <Bar aria-label={t('nav.label')}>
        <ul>
          {shown.map((entry) => (
            <BarPlace key={entry.key} entry={entry} current={current} selected={selected} onSelect={select} />
          ))}
          {lines.length > shown.length && (
            <MenuPlace title={t('nav.more')} isOpen={selected === MORE} onClick={() => select(MORE)}>
              <Ellipsis aria-hidden />
            </MenuPlace>
          )}
        </ul>
      </Bar>
      <Suspense>
        {selected !== undefined && (
          <BottomSheet
            title={group?.title ?? t('nav.moreTitle')}
            entries={group?.kind === 'group' ? group.entries : all}
            current={current}
            profile={group === undefined ? { to: profileHref } : undefined}
            onClose={() => select(undefined)}
          />
        )}
      </Suspense>
    </BottomBarPlace>
  );
}

type Line = Exclude<NavEntry, { kind: 'divider' }>;

function isLine(entry: NavEntry): entry is Line {
  return entry.kind !== 'divider';
}

interface BarPlaceProps {
  entry: Line;
  current: string | undefined;
  /** The key of the menu that is open. */
  selected: string | undefined;
  onSelect: (key: string) => void;
}

function BarPlace({ entry, current, selected, onSelect }: BarPlaceProps) {
  const { kind, key, icon, title } = entry;
  const handleClick = useLinkClick();
  if (kind === 'group') {
    return (
      <MenuPlace
        title={title}
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
        <SafeLink hideIcon href={entry.href}>
          {icon}
          <bdi>{title}</bdi>
        </SafeLink>
      ) : (
        <Link to={entry.href} aria-current={key === current ? 'page' : undefined} onClick={handleClick}>
          {icon}
          <bdi>{title}</bdi>
        </Link>
      )}
    </li>
  );
}

interface MenuPlaceProps {
  title: string;
  isOpen: boolean;
  isCurrent?: boolean;
  onClick: () => void;
  /** Its icon. */
  children: ReactNode;
}

function MenuPlace({ title, isOpen, isCurrent = false, onClick, children }: MenuPlaceProps) {
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
      </button>
    </li>
  );
}
