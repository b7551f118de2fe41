import { useContentPending } from '#sdk';
import { SkeletonText } from '#ui';

/** What is shown until the form is loaded. */
export function WizardSkeleton() {
  useContentPending();
  return <SkeletonText lines={8} />;
}
