import { useContentPending } from '#sdk';
import { SkeletonText } from '#ui';

/** Shown while a widget loads. Until then, the portal loads nothing ahead of time. */
export function WidgetSkeleton({ lines }: { lines: number }) {
  useContentPending();
  return <SkeletonText lines={lines} />;
}
