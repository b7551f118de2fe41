import type { AppRoutes } from '#engine';
import { preloadExtension } from '#sdk';

/** Starts loading the page of the current URL while the user signs in. */
export function preloadPage({ basePath, match }: AppRoutes, pathname = globalThis.location.pathname): void {
  if (!pathname.startsWith(basePath)) return;
  for (const { route } of match(pathname.slice(basePath.length))) route.nodes.forEach(preloadExtension);
}
