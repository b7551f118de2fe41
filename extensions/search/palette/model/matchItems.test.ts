import { expect, it } from 'vitest';
import { matchItems } from './matchItems';

const titles = [
  'Catalog',
  'Catalog graph',
  'Settings',
  'General settings',
  'Feature flags',
  'API docs',
  'Übersicht',
  'カタログ',
  'Größe',
  'payments-service',
  'kafkaCluster',
  'graph-ql.v2 api',
  '🚀 launch',
  'Straßenverkehr',
  'Łódź',
  'Æther',
];
const items = titles.map((title) => ({ title }));

/** Marks the highlighted letters of the best results with brackets. */
function find(text: string): string[] {
  return matchItems(items, text)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item: { title }, ranges }) =>
      ranges.reduceRight(
        (marked, [start, end]) =>
          `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
        title,
      ),
    );
}

it.each([
  ['the start of a word', 'cat', '[Cat]alog'],
  ['words in any order', 'flags feat', '[Feat]ure [flags]'],
  ['letters without accents', 'ubersicht', '[Übersicht]'],
  ['letters with accents', 'größe', '[Größe]'],
  ['a letter that is written as two', 'strasse', '[Straße]nverkehr'],
  ['a letter with a stroke', 'lodz', '[Łódź]'],
  ['a ligature', 'aether', '[Æther]'],
  ['the starts of words', 'cg', '[C]atalog [g]raph'],
  ['longer starts of words', 'catgr', '[Cat]alog [gr]aph'],
  ['a part of a word', 'yment', 'pa[yment]s-service'],
  ['a missing letter', 'setings', '[Settings]'],
  ['swapped letters', 'payemnts', '[payments]-service'],
  ['a wrong letter', 'kafla', '[kafka]Cluster'],
  ['an additional letter', 'payyments', '[payments]-service'],
  ['letters left out', 'ctlg', '[C]a[t]a[l]o[g]'],
  ['words written together', 'apidocs', '[API] [docs]'],
  ['a separator left out', 'graphql', '[graph]-[ql].v2 api'],
  ['a word of camel case', 'cluster', 'kafka[Cluster]'],
  ['a number', 'v2', 'graph-ql.[v2] api'],
  ['Japanese', 'カタ', '[カタ]ログ'],
  ['an emoji', '🚀', '[🚀] launch'],
])('finds %s', (_what, text, expected) => expect(find(text)[0]).toBe(expected));

it('prefers the whole title, then its start, then other words, then parts of words', () => {
  expect(find('catalog')).toEqual(['[Catalog]', '[Catalog] graph']);
  expect(find('settings')).toEqual(['[Settings]', 'General [settings]']);
  expect(find('gra').slice(0, 2)).toEqual(['[gra]ph-ql.v2 api', 'Catalog [gra]ph']);
});

it.each(['%', '\\', '"', 'zzz', 'catalog zzz', 'x'.repeat(10_000)])('finds nothing for %j', (text) => {
  expect(find(text)).toEqual([]);
});

it('does not find one letter inside of words, or short words with a typo', () => {
  expect(find('x')).toEqual([]);
  expect(find('cet')).toEqual([]);
});

it('does not find letters of two words in which no word starts', () => {
  const keywords = ['/templates', 'templates'];
  expect(matchItems([{ title: 'Late start' }, { title: 'Create', keywords }], 'test')).toEqual([]);
});

it('finds items by their keywords after those with the title, and highlights nothing', () => {
  const matches = matchItems(
    [{ title: 'Preferences', keywords: ['settings', '/user'] }, { title: 'Settings' }],
    'settings',
  ).toSorted((a, b) => b.score - a.score);
  expect(matches.map(({ item }) => item.title)).toEqual(['Settings', 'Preferences']);
  expect(matches[1]?.ranges).toEqual([]);
});
