import { type CopyState, useCopy } from '#ui/headless';
import { failureText } from '../text/failureText';
import { useAnnounce } from './announce';

/** Copies texts to the clipboard and announces the result to screen readers. */
export function useAnnouncedCopy(): ReturnType<typeof useCopy> {
  const announce = useAnnounce();
  return useCopy((state) => announce(printCopyState(state)));
}

function printCopyState(state: CopyState): string {
  if (state === 'idle') return '';
  return failureText(state === 'copied' ? 'report.copied' : 'report.copyFailed');
}
