import { useEffect, useMemo, useState } from 'react';
import type { CodeLine } from './highlight/codeTokens';
import { findCodeLanguage } from './highlight/codeLanguages';
import { highlightInBackground } from './highlight/highlightInBackground';

/** Returns the lines of code: plain at first, and highlighted when the grammar is loaded. */
export function useCodeLines(code: string, language: string | undefined): readonly CodeLine[] {
  const [coloured, setColoured] = useState<{ code: string; language: string; lines: readonly CodeLine[] }>();
  const id = findCodeLanguage(language)?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    highlightInBackground(code, id).then(
      (lines) => isWanted && lines && setColoured({ code, language: id, lines }),
      // Without the grammar, the code stays plain.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [code, id]);
  const plain = useMemo(() => code.split('\n').map((line): CodeLine => [[line]]), [code]);
  return coloured && coloured.code === code && coloured.language === id ? coloured.lines : plain;
}
