import { useCallback } from 'react';
import { afterFirstContent, useContentPending } from '#sdk';

/** The skeleton in the page, with what the first script has shown in it. Absent in tests. */
const inPage = globalThis.document?.querySelector('.skeleton');
// What it shows belongs to the first page.
if (inPage)
  void afterFirstContent(() => {
    for (const text of inPage.querySelectorAll('a, .skeleton-head bdi'))
      text.replaceWith(document.createElement('b'));
  });

/** Placeholder for the layout while the app loads: the skeleton that the page shows before any script runs. */
export function LayoutSkeleton() {
  useContentPending();
  const show = useCallback((place: HTMLElement | null) => {
    if (inPage) place?.append(inPage);
  }, []);
  return <div ref={show} aria-hidden />;
}
