import type { AppRoutes } from '#engine';
import { preloadExtension } from '#sdk';

/** Begins to load the page of the current address, so that it arrives while the user is being signed in. */
export function preloadPage({ basePath, match }: AppRoutes, pathname = globalThis.location.pathname): void {
  if (!pathname.startsWith(basePath)) return;
  for (const { route } of match(pathname.slice(basePath.length))) route.nodes.forEach(preloadExtension);
}
