import { useContentPending } from '#sdk';
import { useCallback } from 'react';

/** The skeleton in the page, with what the first script has shown in it. Absent in tests. */
const inPage = globalThis.document?.querySelector('.skeleton');

/** Placeholder for the layout while the app loads: the skeleton that the page shows before any script runs. */
export function LayoutSkeleton() {
  useContentPending();
  const show = useCallback((place: HTMLElement | null) => {
    if (inPage) place?.append(inPage);
  }, []);
  return <div ref={show} aria-hidden />;
}
