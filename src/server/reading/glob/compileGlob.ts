import { ReadError } from '#backend';

const MAX_ALTERNATIVES = 100;

/** Whether a path contains a pattern. */
export function isGlob(path: string): boolean {
  return /[*?{]/.test(path);
}

/** Returns the folder that all matches of a pattern are in. Empty for the root. */
export function findGlobBase(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex(isGlob);
  return parts.slice(0, first < 0 ? parts.length - 1 : first).join('/');
}

/**
 * Compiles a pattern for paths: `*` and `?` match within a name, `**` matches any number of folders, and `{a,b}` one of its parts.
 * Takes time proportional to the length of the pattern and of the path, because patterns come from data.
 *
 * @throws ReadError for braces with too many alternatives
 */
export function compileGlob(pattern: string): (path: string) => boolean {
  const alternatives = expandBraces(pattern).map((text) => text.split('/'));
  return (path) => {
    const names = path.split('/');
    return alternatives.some((parts) => matchList(parts, names, isAnyDepth, matchName));
  };
}

function isAnyDepth(part: string): boolean {
  return part === '**';
}

function matchName(part: string, name: string): boolean {
  return matchList(Array.from(part), Array.from(name), isStar, matchCharacter);
}

function isStar(character: string): boolean {
  return character === '*';
}

function matchCharacter(wanted: string, actual: string): boolean {
  return wanted === '?' || wanted === actual;
}

/** Matches a list with wildcards that stand for any number of items. Only the last wildcard is ever tried again. */
function matchList(
  pattern: readonly string[],
  items: readonly string[],
  isWildcard: (part: string) => boolean,
  matches: (part: string, item: string) => boolean,
): boolean {
  let at = 0;
  let retry: { pattern: number; item: number } | undefined;
  for (let item = 0; item < items.length;) {
    const part = pattern[at];
    if (part !== undefined && isWildcard(part)) {
      retry = { pattern: (at += 1), item };
    } else if (part !== undefined && matches(part, items[item] ?? '')) {
      at += 1;
      item += 1;
    } else if (retry) {
      at = retry.pattern;
      item = retry.item += 1;
    } else return false;
  }
  return pattern.slice(at).every(isWildcard);
}

function expandBraces(pattern: string): string[] {
  const done: string[] = [];
  const open = [pattern];
  for (let text = open.shift(); text !== undefined; text = open.shift()) {
    const braces = /^([^{}]*)\{([^{}]*)\}(.*)$/s.exec(text) ?? /^(.*)\{([^{}]*)\}(.*)$/s.exec(text);
    if (!braces) done.push(text);
    else {
      const [, before = '', inside = '', after = ''] = braces;
      open.push(...inside.split(',').map((option) => before + option + after));
    }
    if (open.length + done.length > MAX_ALTERNATIVES)
      throw new ReadError(`'${pattern}' has more than ${MAX_ALTERNATIVES} alternatives. Use fewer braces.`);
  }
  return done;
}
