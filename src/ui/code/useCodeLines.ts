import { useEffect, useMemo, useState } from 'react';
import type { CodeLine } from './codeTokens';
import { findCodeLanguage } from './highlight/codeLanguages';
import { highlightBeside } from './highlight/highlightBeside';

/** Gives the lines of code: plain at once, and coloured as soon as its grammar is there. */
export function useCodeLines(code: string, language: string | undefined): readonly CodeLine[] {
  const [coloured, setColoured] = useState<{ code: string; language: string; lines: readonly CodeLine[] }>();
  const id = findCodeLanguage(language)?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    highlightBeside(code, id).then(
      (lines) => isWanted && lines && setColoured({ code, language: id, lines }),
      // Without its grammar, code stays as readable as it is.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [code, id]);
  const plain = useMemo(() => code.split('\n').map((line): CodeLine => [[line]]), [code]);
  return coloured && coloured.code === code && coloured.language === id ? coloured.lines : plain;
}
