import type { AppRoutes } from '#engine';
import { preloadExtension } from '#sdk';

/** Loads the code of the page at a path, by default that of the current URL. Resolves when it is loaded or cannot be. */
export async function preloadPage(
  { basePath, match }: AppRoutes,
  pathname = globalThis.location.pathname,
): Promise<void> {
  if (!pathname.startsWith(basePath)) return;
  const matches = match(pathname.slice(basePath.length));
  await Promise.allSettled(
    matches.flatMap(({ route }) => [...route.nodes].map(async (node) => preloadExtension(node))),
  );
}
