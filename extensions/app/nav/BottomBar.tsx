import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { type NavContentNavItem, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, layer, rem, resolveTokens } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { BottomBarPlace } from './BottomBarPlace';
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
    '& [aria-current]': {
      color: tokens.accent.text,
      boxShadow: `inset 0 ${navSizes.indicator}px 0 ${tokens.accent.text}`,
    },
  };
});

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  main: readonly NavContentNavItem[];
  settings: NavContentNavItem | undefined;
}

/** The navigation of a phone: the first pages at the bottom of the screen, the others behind "More". */
export function BottomBar({ main, settings }: BottomBarProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const [isOpen, setOpen] = useState(false);
  const all = settings ? [...main, settings] : main;
  const shown = all.length <= PLACES ? all : main.slice(0, PLACES - 1);
  return (
    <BottomBarPlace>
      <Bar aria-label={t('nav.label')}>
        <ul>
          {shown.map(({ node, href, icon, title }) => (
            <li key={node.spec.id}>
              <NavLink to={href} end={href === '/'}>
                {icon}
                <bdi>{title}</bdi>
              </NavLink>
            </li>
          ))}
          {all.length > shown.length && (
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpen(true)}
              >
                <Ellipsis aria-hidden />
                <bdi>{t('nav.more')}</bdi>
              </button>
            </li>
          )}
        </ul>
      </Bar>
      <Suspense>
        {isOpen && <BottomSheet main={main} settings={settings} onClose={() => setOpen(false)} />}
      </Suspense>
    </BottomBarPlace>
  );
}
