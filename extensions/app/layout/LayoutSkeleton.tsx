import { styled } from '@mui/material/styles';
import { useContentPending } from '#sdk';
import { fontSize, radius, resolveTokens, space } from '#ui';
import { frameSizes } from './frameSizes';
import { useStoredPin } from './useStoredPin';
import { Frame } from './Frame';
import { useScreenSize } from './useScreenSize';

const Nav = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    flex: 'none',
    width: frameSizes.closed,
    backgroundColor: tokens.surface.base,
    borderInlineEnd: `1px solid ${tokens.line.subtle}`,
    '&[data-pinned]': { width: frameSizes.open },
    '@media (max-width: 599.95px)': {
      width: 'auto',
      height: `calc(${frameSizes.bar}px + env(safe-area-inset-bottom))`,
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

/** Placeholder for the layout while the app loads, so that nothing moves when it appears. */
export function LayoutSkeleton() {
  useContentPending();
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
