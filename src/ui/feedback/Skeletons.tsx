import { styled } from '@mui/material/styles';
import { useContentPending } from '#sdk';
import { radius, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { SkeletonLine } from './SkeletonLine';

const widths = ['88%', '64%', '76%', '52%'];

const Lines = styled('div')({ display: 'grid', gap: space[3] });

/** A placeholder for a few lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonLine key={index} width={widths[index % widths.length]} />
      ))}
    </Lines>
  );
}

const Card = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    alignContent: 'start',
    gap: space[4],
    padding: space[4],
    backgroundColor: tokens.surface.base,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
  };
});

/** A placeholder for a card, with the height of the final card. */
export function SkeletonCard({ height, lines = 3 }: { height?: number | string; lines?: number }) {
  useContentPending();
  return (
    <Card aria-hidden style={{ minHeight: height }}>
      <SkeletonLine width="38%" height={16} />
      <SkeletonText lines={lines} />
    </Card>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[6]}px ${space[6]}px ${space[4]}px`,
  backgroundColor: resolveTokens(theme).surface.base,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > *': { maxWidth: '100%' },
}));

/** A placeholder for a page header. */
export function SkeletonHeader() {
  return (
    <Head aria-hidden>
      <SkeletonLine width={120} />
      <SkeletonLine width={280} height={24} />
      <SkeletonLine width={420} />
    </Head>
  );
}
