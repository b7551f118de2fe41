import { useEffect, useState } from 'react';

/** What became of the last copying. */
export type CopyState = 'idle' | 'copied' | 'failed';

const shownFor = 2500;

/** Copies text to the clipboard and says for a moment what became of it. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    copy: (text) => {
      writeClipboard(text).then(
        () => setState('copied'),
        () => setState('failed'),
      );
    },
  };
}

/** Absent where the page is not served securely, which browsers answer by having no clipboard at all. */
async function writeClipboard(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('The browser gives this page no clipboard.');
  await navigator.clipboard.writeText(text);
}
