import type { LineCounter, YAMLParseError } from 'yaml';
import type { Found } from './checkTemplate';

/** Errors that have a text of their own. */
export type YamlErrorKind = 'Tab' | 'Indent' | 'Duplicate' | 'Quote' | 'Colon' | 'Start';

const kinds: Partial<Record<YAMLParseError['code'], YamlErrorKind>> = {
  TAB_AS_INDENT: 'Tab',
  BAD_INDENT: 'Indent',
  DUPLICATE_KEY: 'Duplicate',
  BLOCK_AS_IMPLICIT_KEY: 'Colon',
  MULTILINE_IMPLICIT_KEY: 'Colon',
  BAD_SCALAR_START: 'Start',
};

/**
 * Describes errors of the YAML parser in the words of an author. If a list or map in one line has no end, what follows it is read
 * wrong, so that its start is the only problem that helps.
 */
export function describeYamlErrors(
  text: string,
  errors: readonly YAMLParseError[],
  counter: LineCounter,
): Found[] {
  for (const { message, pos } of errors) {
    const close = /end with a ([\]}])/.exec(message)?.[1];
    const from = close === undefined ? -1 : findOpening(text, pos[0], close);
    if (from >= 0)
      return [
        {
          range: [from, from + 1],
          severity: 'error',
          problem: {
            key: close === ']' ? 'unclosedList' : 'unclosedMap',
            line: counter.linePos(from).line,
          },
        },
      ];
  }
  return errors.map(({ code, message, pos }) => {
    const kind = message.startsWith('Missing closing') ? 'Quote' : kinds[code];
    return {
      range: pos,
      severity: 'error',
      problem: kind
        ? { key: `yaml${kind}` as const }
        : { key: 'text', text: message.split(' at line ')[0] ?? message },
    };
  });
}

/** Finds the bracket before a position that has no end. */
function findOpening(text: string, before: number, close: string): number {
  const open = close === ']' ? '[' : '{';
  let depth = 0;
  for (let at = before - 1; at >= 0; at -= 1) {
    if (text[at] === close) depth += 1;
    else if (text[at] === open) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}
