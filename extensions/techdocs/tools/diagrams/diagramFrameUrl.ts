import mermaidUrl from 'mermaid/dist/mermaid.min.js?url';
// oxlint-disable-next-line import/default -- Vite exports the address of the built file.
import frameUrl from './diagramFrame.ts?worker&url';

/** Returns the address of the page that runs Mermaid in a frame. See `src/server/web/framePage.ts`. */
export function diagramFrameUrl(): string {
  const scripts = [mermaidUrl, frameUrl].map((url) => new URL(url, document.baseURI));
  const page = new URL('../script-frame', scripts[0]);
  for (const { pathname } of scripts) page.searchParams.append('script', pathname.split('/').at(-1) ?? '');
  return page.href;
}
