import { useEffect, useState } from 'react';
import { failureText } from '../failureText';
import { useAnnounce } from './announce';

/** What became of the last copying. */
export type CopyState = 'idle' | 'copied' | 'failed';

const shownFor = 2500;

/** Copies text to the clipboard and says for a moment what became of it. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle');
  const announce = useAnnounce();
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
      announce('');
    }, shownFor);
    return () => clearTimeout(timer);
  }, [state, announce]);
  return {
    state,
    copy: (text) => {
      const settle = (next: CopyState, message: string) => {
        setState(next);
        announce(message);
      };
      writeClipboard(text).then(
        () => settle('copied', failureText('report.copied')),
        () => settle('failed', failureText('report.copyFailed')),
      );
    },
  };
}

/** Absent where the page is not served securely, which browsers answer by having no clipboard at all. */
async function writeClipboard(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('The browser gives this page no clipboard.');
  await navigator.clipboard.writeText(text);
}
