import { styled } from '@mui/material/styles';
import { height, SkeletonLine, space } from '#ui';

const Box = styled('div')({ display: 'grid', gap: space[2] });

/** The place of a field while its code loads. */
export function FieldSkeleton() {
  return (
    <Box aria-hidden>
      <SkeletonLine width={120} />
      <SkeletonLine height={height.controlLarge} />
      <SkeletonLine width="60%" />
    </Box>
  );
}
