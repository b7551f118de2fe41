import { type Base, isAt, replaceSpan, type Site, type Span } from '../base';
import { isNamed } from '../described';
import { misspell } from '../misspell';
import type { Mutant } from '../mutant';
import type { Random } from '../random';

const entryForms = ['app extensions *', 'app extensions * *'];

/** Keys that the administrator or the filtered data defines. */
const freeKeys = [
  'app extensions * * config groups * *',
  'app extensions * * config filter **',
  'proxy endpoints *',
  'app routes bindings *',
  'app extensions * *',
];

/** Values with a fixed set of words. */
const choices = [
  'app packages',
  'app extensions * * config mode',
  'app extensions * * config pagination mode',
  'app extensions * * config defaultContentOrder',
  'app extensions * * config anchorOrigin *',
  'app extensions * * config initialRelationAggregation',
  'app extensions * catalog-filter:catalog/list config initialFilter',
  'catalog orphanStrategy',
  'catalog locations * type',
  'proxy endpoints * credentials',
  'techdocs builder',
];

/** Typos in ids, keys, choices, inputs and routes. */
export function misspellEverything(base: Base, random: Random): Mutant[] {
  const taken = new Set(base.sites.flatMap(({ path, data }) => [String(path.at(-1)), String(data)]));
  const typo = (kind: string, span: Span): Mutant[] => {
    const written = base.text.slice(...span);
    const wrong = misspell(written, random, taken);
    if (wrong === undefined) return [];
    const change = `${written} → ${wrong}`;
    return [
      {
        kind,
        base: base.name,
        change,
        text: replaceSpan(base.text, span, wrong),
        lines: [base.lineAt(span[0])],
      },
    ];
  };
  return base.sites.flatMap((site) => [
    ...idsOf(site).flatMap((span) => typo('misspelled id', span)),
    ...(isAt(site, 'app extensions * * attachTo input') ? typo('misspelled input', site.value) : []),
    ...routesOf(site).flatMap((span) => typo('misspelled route', span)),
    ...(choices.some((form) => isAt(site, form)) ? typo('misspelled choice', site.value) : []),
    ...(site.key && isNamed(site) && !freeKeys.some((form) => isAt(site, form))
      ? typo('misspelled key', site.key)
      : []),
  ]);
}

function idsOf(site: Site): Span[] {
  if (isAt(site, 'app extensions * * attachTo id')) return [site.value];
  if (!entryForms.some((form) => isAt(site, form))) return [];
  if (site.key) return [site.key];
  return typeof site.data === 'string' ? [site.value] : [];
}

function routesOf(site: Site): Span[] {
  if (!isAt(site, 'app routes bindings *') || !site.key) return [];
  return typeof site.data === 'string' ? [site.key, site.value] : [site.key];
}
