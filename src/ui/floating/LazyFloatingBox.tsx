import { lazyPart, preloadLater } from '#sdk';

/** A {@link FloatingBox}. Its code is loaded after the first content, because nothing floats before that. */
export const LazyFloatingBox = lazyPart(
  preloadLater(async () => (await import('./FloatingBox')).FloatingBox),
  undefined,
  () => null,
);
