import { type Base, isAt, readBase, replaceSpan, type Site } from '../base';
import type { Mutant } from '../mutant';

/** Required keys. */
const required = [
  'app extensions * * attachTo *',
  'app extensions * * config redirects * *',
  'app support items * title',
  'app support items * links * url',
  'backend reading allow * host',
  'catalog locations * type',
  'catalog locations * target',
  'proxy endpoints * target',
  'home topVisits filterBy * *',
];

/** Removes required keys with their values. */
export function removeRequired(base: Base): Mutant[] {
  return base.sites
    .filter((site) => required.some((form) => isAt(site, form)))
    .flatMap((site) => {
      const text = removeEntry(base, site);
      if (text === undefined) return [];
      return [
        {
          kind: 'removed required value',
          base: base.name,
          change: `without ${site.path.join('.')}`,
          text,
          lines: findMap(text, site.path.slice(0, -1)),
        },
      ];
    });
}

/** Removes an entry. Returns `undefined` if it is the only one of its map. */
function removeEntry(base: Base, site: Site): string | undefined {
  const { siblings, key } = site;
  const index = siblings.indexOf(site);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (!key) return undefined;
  if (after?.key) return replaceSpan(base.text, [key[0], after.key[0]], '');
  if (before) return replaceSpan(base.text, [before.value[1], site.value[1]], '');
  return undefined;
}

/** Returns the lines of the key of a map and of its first entry. */
function findMap(text: string, path: Site['path']): number[] {
  const broken = readBase('broken', text);
  const map = broken.sites.find((site) => site.path.join('\n') === path.join('\n'));
  return map ? [broken.lineAt(map.value[0]), ...(map.key ? [broken.lineAt(map.key[0])] : [])] : [];
}
