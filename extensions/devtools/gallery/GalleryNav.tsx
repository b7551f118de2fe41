import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslationRef, NavLink } from '#sdk';
import { fontSize, fontWeight, height, radius, rem, resolveTokens, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { useSampleLinks } from './useSampleLinks';

const narrow = '@media (max-width: 899px)';

const Side = styled('nav')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'sticky',
    top: space[4],
    maxHeight: 'calc(100vh - 32px)',
    overflowY: 'auto',
    [narrow]: { position: 'static', maxHeight: 'none' },
    '& ul': { margin: 0, padding: 2, listStyle: 'none', display: 'grid', gap: 2 },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: height.control,
      padding: `${space[1]}px ${space[2]}px`,
      borderRadius: radius.control,
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: tokens.surface.hover, color: tokens.text.primary },
    '& a[aria-current]': {
      backgroundColor: tokens.surface.muted,
      color: tokens.text.primary,
      fontWeight: fontWeight.medium,
    },
    '& > button': {
      display: 'none',
      [narrow]: { display: 'flex' },
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      minHeight: height.controlLarge,
      padding: `0 ${space[3]}px`,
      border: `1px solid ${tokens.line.control}`,
      borderRadius: radius.control,
      background: tokens.surface.base,
      color: tokens.text.primary,
      font: 'inherit',
      cursor: 'pointer',
    },
    '& > button svg': { width: 16, height: 16, flex: 'none' },
    '& > button[aria-expanded="true"] svg': { rotate: '180deg' },
    '& > ul[data-folded]': { [narrow]: { display: 'none' } },
  };
});

/** The list of samples: at the side, or collapsed above the content on narrow pages. */
export function GalleryNav() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const links = useSampleLinks();
  const { pathname } = useLocation();
  const list = useId();
  // Open for one path only, so that it collapses when a sample is selected.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const current = links.find(({ to }) => to === pathname);
  return (
    <Side aria-label={t('gallery.parts')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {current?.title ?? t('gallery.parts')}
        <ChevronDown aria-hidden />
      </button>
      <ul id={list} data-folded={isOpen ? undefined : ''}>
        {links.map(({ id, title, to }) => (
          <li key={id}>
            <NavLink to={to}>{title}</NavLink>
          </li>
        ))}
      </ul>
    </Side>
  );
}
