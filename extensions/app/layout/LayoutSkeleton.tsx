import { styled } from '@mui/material/styles';
import { fontSize, radius, resolveTokens, space } from '#ui';
import { navSizes } from '../nav/navStyles';
import { useStoredPin } from '../nav/useStoredPin';
import { Frame } from './Frame';
import { useScreenSize } from './useScreenSize';

const Nav = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    flex: 'none',
    width: navSizes.closed,
    backgroundColor: tokens.surface.base,
    borderInlineEnd: `1px solid ${tokens.line.subtle}`,
    '&[data-pinned]': { width: navSizes.open },
    '@media (max-width: 599.95px)': {
      width: 'auto',
      height: `calc(${navSizes.bar}px + env(safe-area-inset-bottom))`,
      marginTop: 'auto',
      borderInlineEnd: 0,
      borderTop: `1px solid ${tokens.line.subtle}`,
    },
  };
});

const Page = styled('div')(({ theme }) => ({
  flex: 1,
  padding: space[6],
  '& > div': {
    width: 'min(280px, 60%)',
    height: fontSize['2xl'],
    borderRadius: radius.control,
    backgroundColor: resolveTokens(theme).surface.muted,
  },
}));

/** The outline of the app while it is made ready, so that nothing jumps when it comes. */
export function LayoutSkeleton() {
  const { isPinned } = useStoredPin();
  const size = useScreenSize();
  return (
    <Frame aria-hidden>
      <Nav data-pinned={isPinned && size === 'large' ? '' : undefined} />
      <Page>
        <div />
      </Page>
    </Frame>
  );
}
