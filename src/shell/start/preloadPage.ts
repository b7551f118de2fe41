import type { AppRoutes } from '#engine';
import { preloadExtension } from '#sdk';
import { resolveEarlyPath } from '#sdk/early';

/** Loads the code of the page at an address, by default the current one. Resolves when it is loaded or cannot be. */
export async function preloadPage(
  { basePath, match }: AppRoutes,
  address = new URL(globalThis.location.href),
): Promise<void> {
  if (!address.pathname.startsWith(basePath)) return;
  const matches = match(resolveEarlyPath(address));
  await Promise.allSettled(
    matches.flatMap(({ route }) => [...route.nodes].map(async (node) => preloadExtension(node))),
  );
}
