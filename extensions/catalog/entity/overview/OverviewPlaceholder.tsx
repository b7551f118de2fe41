import { SkeletonCard } from '#ui';
import { OverviewGrid } from './OverviewGrid';

/** Placeholder of the overview while the entity or its cards load. */
export function OverviewPlaceholder() {
  return (
    <OverviewGrid
      main={[<SkeletonCard key="a" height={220} lines={5} />, <SkeletonCard key="b" height={160} />]}
      side={[<SkeletonCard key="c" height={300} lines={6} />]}
    />
  );
}
