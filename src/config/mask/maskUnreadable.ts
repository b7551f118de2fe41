import type { ConfigSchema } from '../schema/configSchema';
import { listAllKeys } from '../schema/descend';
import { soundsSecret } from './soundsSecret';
import type { Audience } from './maskSource';
import { hiddenRest } from './maskText';

/** Leading whitespace and dashes, followed by an optional key with its colon. */
const lineForm = /^([ \t]*(?:-[ \t]+)*)(?:(['"]?)([^\s'"#{}[\],&*!|>%@`]+?)\2[ \t]*:(?=[ \t\r]|$))?/;

/**
 * Masks a file that is not valid YAML, line by line. Because values cannot be assigned to keys reliably, this hides more than
 * necessary: browsers see the values in `app.extensions`, if the indentation is unambiguous, and elsewhere only known keys. The
 * contents of keys that sound like secrets are always hidden.
 */
export function maskUnreadable(text: string, audience: Audience, schema: ConfigSchema): string {
  let knownKeys: ReadonlySet<string> | undefined;
  const region = createRegion();
  let secretDepth: number | undefined;
  return text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return line;
      const [start = '', blanks = '', , key] = lineForm.exec(line) ?? [];
      const depth = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      const inExtensions = region.enter(line, depth, key);
      if (secretDepth !== undefined && depth > secretDepth) return ' '.repeat(depth) + hiddenRest;
      secretDepth = key !== undefined && soundsSecret(key) ? blanks.length : undefined;
      if (secretDepth !== undefined) return cut(line, start);
      if (audience === 'operator') return line;
      if (inExtensions) return cut(line, line.split(/\s#|\$\{|\$file|\$env/)[0] ?? '');
      knownKeys ??= listAllKeys(schema);
      return cut(line, key !== undefined && knownKeys.has(key) ? start : blanks);
    })
    .join('\n');
}

function cut(line: string, shown: string): string {
  return line.slice(shown.length).trim() === ''
    ? line
    : `${shown}${shown.endsWith(':') ? ' ' : ''}${hiddenRest}`;
}

/** Tracks which lines are in the list `app.extensions`. */
function createRegion() {
  let inApp = false;
  let listDepth: number | undefined;
  return {
    enter: (line: string, depth: number, key: string | undefined): boolean => {
      const isItem = line[depth] === '-';
      if (listDepth !== undefined && (depth > listDepth || (depth === listDepth && isItem))) return true;
      listDepth = undefined;
      if (depth === 0) inApp = key === 'app';
      else if (inApp && key === 'extensions') listDepth = depth;
      return false;
    },
  };
}
