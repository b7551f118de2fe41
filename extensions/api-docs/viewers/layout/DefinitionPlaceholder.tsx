import { useContentPending } from '#sdk';
import { SkeletonText } from '#ui';

/** Shown until a definition is read. Code that the definition does not need is loaded after it. */
export function DefinitionPlaceholder() {
  useContentPending();
  return <SkeletonText lines={12} />;
}
