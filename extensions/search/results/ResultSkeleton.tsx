import { styled } from '@mui/material/styles';
import { useContentPending } from '#sdk';
import { SkeletonLine, resolveTokens, space } from '#ui';

const List = styled('div')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gap: space[2],
    minHeight: 92,
    alignContent: 'center',
    padding: `${space[3]}px ${space[4]}px ${space[3]}px 48px`,
  },
  '& > div + div': { borderTop: `1px solid ${resolveTokens(theme).line.subtle}` },
}));

const widths = ['34%', '28%', '42%', '30%', '38%'];

/** Shown until the first results are loaded. */
export function ResultSkeleton({ count }: { count: number }) {
  useContentPending();
  return (
    <List aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <SkeletonLine width={widths[index % widths.length]} height={16} />
          <SkeletonLine width="52%" />
          <SkeletonLine width="76%" />
        </div>
      ))}
    </List>
  );
}
