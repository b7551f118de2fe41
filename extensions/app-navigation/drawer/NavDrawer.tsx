import { styled } from '@mui/material/styles';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslationRef, Link } from '#sdk';
import { fontSize, fontWeight, layer, motion, rem, resolveTokens, space } from '#ui';
import { appTranslationRef, useSidebarPin } from '#extensions/app';
import { BrandMark } from '#extensions/app/layout';
import type { NavFrameProps } from '../entries/navEntry';
import { navItemStyles, navSizes } from '../entries/navStyles';
import { ProfileLink } from '../user/ProfileLink';
import { useDrawerOpening } from './useDrawerOpening';

/** Reserves space for the drawer: its full width while pinned, otherwise its collapsed width. */
const Place = styled('div')({
  flex: 'none',
  width: navSizes.closed,
  transition: `width ${motion.base}ms ease-out`,
  '&[data-pinned]': { width: navSizes.open },
  '@media print': { display: 'none' },
});

const Drawer = styled('nav')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    insetBlock: 'var(--trellis-sticky-top, 0px) 0',
    insetInlineStart: 0,
    zIndex: layer.sticky + 1,
    width: navSizes.closed,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden auto',
    scrollbarWidth: 'none',
    backgroundColor: tokens.surface.base,
    borderInlineEnd: `1px solid ${tokens.line.subtle}`,
    transition: `width ${motion.base}ms ease-out`,
    '&[data-open], &[data-pinned]': { width: navSizes.open },
    '&[data-open]:not([data-pinned])': { boxShadow: tokens.shadow },
    // Visually hidden in the collapsed drawer, but still available to screen readers.
    '&:not([data-open], [data-pinned]) bdi': { opacity: 0 },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& ul:last-of-type': { marginTop: 'auto', paddingBlock: space[3] },
  };
});

const Home = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  height: 64,
  marginBottom: space[1],
  paddingInline: (navSizes.closed - navSizes.logo) / 2,
  color: resolveTokens(theme).text.primary,
  fontSize: rem(fontSize.lg),
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -6,
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
}));

const Switch = styled('button')(({ theme }) => navItemStyles(theme));

/** Props of {@link NavDrawer}. */
export interface NavDrawerProps extends NavFrameProps {
  appTitle: string;
  /** Whether there is enough space to pin the drawer. */
  canPin: boolean;
}

/** The navigation at the side of the page. Shows icons, and titles when it is open. */
export function NavDrawer(props: NavDrawerProps) {
  const { appTitle, main, bottom, profileHref, canPin, drawEntry } = props;
  const { t } = useTranslationRef(appTranslationRef);
  const pin = useSidebarPin();
  const { isOpen, handlers } = useDrawerOpening();
  const pinned = canPin && pin.isPinned ? '' : undefined;
  const PinIcon = pin.isPinned ? PanelLeftClose : PanelLeftOpen;
  return (
    <Place data-pinned={pinned}>
      <Drawer
        aria-label={t('nav.label')}
        data-open={isOpen ? '' : undefined}
        data-pinned={pinned}
        {...handlers}
      >
        <Home to="/" aria-label={t('nav.home', { appTitle })}>
          <BrandMark />
          <bdi>{appTitle}</bdi>
        </Home>
        <ul>{main.map(drawEntry)}</ul>
        <ul>
          {canPin && (
            <li>
              <Switch type="button" onClick={() => pin.setPinned(!pin.isPinned)}>
                <PinIcon aria-hidden strokeWidth={1.75} />
                <bdi>{t(pin.isPinned ? 'nav.unpin' : 'nav.pin')}</bdi>
              </Switch>
            </li>
          )}
          {bottom.map(drawEntry)}
          <ProfileLink to={profileHref} />
        </ul>
      </Drawer>
    </Place>
  );
}
