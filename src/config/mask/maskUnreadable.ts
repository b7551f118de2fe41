import { configSchema } from '../schema/configSchema';
import { listAllKeys } from '../schema/descend';
import { soundsSecret } from '../schema/maskSecrets';
import type { Audience } from './maskSource';
import { hiddenRest } from './maskText';

/** Leading blanks and dashes, then perhaps a key with its colon. */
const lineForm = /^([ \t]*(?:-[ \t]+)*)(?:(['"]?)([^\s'"#{}[\],&*!|>%@`]+?)\2[ \t]*:(?=[ \t\r]|$))?/;

let knownKeys: ReadonlySet<string> | undefined;

/**
 * Masks a file that is no YAML, line by line. Which value belongs to which key cannot be known for sure there, so this errs on
 * the side of hiding: browsers see the values in `app.extensions`, as far as the indentation leaves no doubt, and elsewhere
 * known keys only. Below a key that sounds like a secret nobody sees anything.
 */
export function maskUnreadable(text: string, audience: Audience): string {
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
      knownKeys ??= listAllKeys(configSchema);
      return cut(line, key !== undefined && knownKeys.has(key) ? start : blanks);
    })
    .join('\n');
}

function cut(line: string, shown: string): string {
  return line.slice(shown.length).trim() === ''
    ? line
    : `${shown}${shown.endsWith(':') ? ' ' : ''}${hiddenRest}`;
}

/** Follows the lines and says which of them stand in the list `app.extensions`. */
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
