import { type Base, isAt, replaceSpan, type Site } from '../base';
import { isTyped } from '../described';
import type { Mutant } from '../mutant';

/** Values that can have any type. */
const free = [
  'app extensions * * config filter',
  'app extensions * * config filter **',
  'app extensions * * config groups * *',
  'home topVisits filterBy * value',
];

/** Values of the wrong type. */
export function changeTypes(base: Base): Mutant[] {
  return base.sites.flatMap((site) => {
    if (!isTyped(site) || free.some((form) => isAt(site, form))) return [];
    return listWrongValues(site).map((wrong) => {
      // A value on the lines below its key is replaced by a value on the line of the key.
      const start = site.key ? site.key[1] : site.value[0];
      const end = Math.max(site.value[1], start);
      const trailing = /\s*$/.exec(base.text.slice(start, end))?.[0] ?? '';
      const text = replaceSpan(base.text, [start, end], `${site.key ? ': ' : ''}${wrong}${trailing}`);
      const change = `${site.path.join('.')}: ${wrong}`;
      return { kind: 'wrong type', base: base.name, change, text, lines: [base.lineAt(start)] };
    });
  });
}

function listWrongValues(site: Site): string[] {
  const { data, path } = site;
  if (path.length === 1) return ['nonsense'];
  // A string or a map.
  if (isAt(site, 'app packages')) return ['[1]', '5'];
  if (typeof data === 'number') return ['many', '{ of: 3 }'];
  if (typeof data === 'boolean') return ['perhaps', '[true]'];
  if (typeof data === 'string') return ['{ of: 3 }'];
  if (Array.isArray(data)) return ['{ of: 3 }'];
  return data === null ? [] : ['[1]'];
}
