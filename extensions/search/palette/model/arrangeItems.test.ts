import { describe, expect, it } from 'vitest';
import { arrangeItems } from './arrangeItems';
import type { PaletteItem } from './paletteItem';
import { parseInput } from './parseInput';
import { addUse, listLatestUses, parseUses, printUse, resolveBonuses, type Use } from './uses';

const page = (title: string, extra: Partial<PaletteItem> = {}): PaletteItem => ({
  id: `page:${title}`,
  kind: 'page',
  group: 'pages',
  title,
  to: `/${title}`,
  ...extra,
});
const none = new Map<string, number>();

/** Prints sections as `group: title, title`. */
function arrange(items: readonly PaletteItem[], typed: string, bonuses = none): string[] {
  return arrangeItems(items, parseInput(typed), bonuses).map(
    ({ group, rows }) => `${group}: ${rows.map(({ item }) => item.title).join(', ')}`,
  );
}

describe('arrangeItems', () => {
  it('sorts groups by their best match, and items by match and use', () => {
    const items = [
      page('Catalog graph'),
      page('Catalog'),
      page('Authentication', { group: 'settings' }),
      page('catalog-service', { group: 'entities', kind: 'entity' }),
    ];
    expect(arrange(items, 'cat')).toEqual([
      'pages: Catalog, Catalog graph',
      'entities: catalog-service',
      'settings: Authentication',
    ]);
    const bonuses = new Map([['page:Catalog graph', 0.2]]);
    expect(arrange(items, 'cat', bonuses)[0]).toBe('pages: Catalog graph, Catalog');
  });

  it('shows at most 50 rows, and at most 8 of a group among others', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      page(`Page ${index}`, { group: `Group ${index % 20}` }),
    );
    const rows = arrangeItems(many, parseInput('page'), none).map((section) => section.rows.length);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect(Math.max(...rows)).toBe(8);
    expect(arrangeItems(many, parseInput('/'), none).flatMap((section) => section.rows)).toHaveLength(50);
  });

  it('shows only items of one kind after a prefix', () => {
    const items = [
      page('Catalog'),
      page('Dark theme', { kind: 'command', group: 'settings', to: undefined }),
      page('Ann', { kind: 'person', group: 'people' }),
      page('java', { kind: 'tag', group: 'tags' }),
    ];
    expect(arrange(items, '>')).toEqual(['settings: Dark theme']);
    expect(arrange(items, '/cat')).toEqual(['pages: Catalog']);
    expect(arrange(items, '@')).toEqual(['people: Ann']);
    expect(arrange(items, '＃ja')).toEqual(['tags: java']);
    expect(arrange(items, '> catalog')).toEqual([]);
  });

  it('shows an item once while nothing is typed, in its first group, and no settings', () => {
    const items = [
      page('Catalog', { group: 'recent' }),
      page('Catalog'),
      page('Theme', { group: 'settings' }),
    ];
    expect(arrange(items, '')).toEqual(['recent: Catalog']);
    expect(arrange(items, 'cat')).toEqual(['pages: Catalog']);
  });

  it('shows the best match of items that lead to the same place', () => {
    const items = [
      page('Overview', { group: 'here', to: '/catalog/artist-web' }),
      page('artist-web', { group: 'entities', kind: 'entity', to: '/catalog/artist-web' }),
    ];
    expect(arrange(items, 'artist-web')).toEqual(['entities: artist-web']);
    expect(arrange(items, 'overview')).toEqual(['here: Overview']);
  });

  it('shows a saved view of a page beside the page', () => {
    const items = [page('Catalog'), page('Everything', { id: 'view:1', group: 'views', to: '/Catalog' })];
    expect(arrange(items, 'everything')).toEqual(['views: Everything']);
    expect(arrange(items, '')).toEqual(['pages: Catalog', 'views: Everything']);
  });

  it('finds recent places that nothing else offers', () => {
    const items = [page('zed-service', { group: 'recent', kind: 'entity' }), page('Zebra')];
    expect(arrange(items, 'zed')).toEqual(['recent: zed-service']);
  });

  it('arranges 2,000 commands for a keystroke within a frame', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      page(`Open item ${index} of plugin ${index % 40}`, { keywords: [`page:${index}`, `/items/${index}`] }),
    );
    arrange(many, 'warm up');
    const medians = ['o', 'open', 'opn', 'item plugin', 'plgin 3', 'zzzzzz'].map((text) => {
      const times = Array.from({ length: 15 }, () => {
        // The time of the processor, because other tests run at the same time.
        const start = process.cpuUsage();
        arrangeItems(many, parseInput(text), none);
        return process.cpuUsage(start).user / 1000;
      });
      return times.toSorted((a, b) => a - b)[7] ?? Infinity;
    });
    expect(Math.max(...medians)).toBeLessThan(16);
  });

  it('shows results of the server without a matching title after those with one, in their order', () => {
    const found = (title: string) => page(title, { group: 'entities', kind: 'entity', isFound: true });
    const items = [found('freight'), found('harbor'), found('frait-desk')];
    expect(arrange(items, 'frait')).toEqual(['entities: frait-desk, freight, harbor']);
    // Results for another text must match.
    expect(
      arrange(
        items.map((item) => ({ ...item, isFound: false })),
        'frait',
      ),
    ).toEqual(['entities: frait-desk']);
  });
});

describe('uses', () => {
  const day = 24 * 60 * 60 * 1000;

  it('raise the score of what is used often and lately', () => {
    const now = 100 * day;
    const uses: Use[] = [
      { id: 'often', at: now },
      { id: 'often', at: now - day },
      { id: 'once', at: now },
      { id: 'long ago', at: now - 60 * day },
    ];
    const bonuses = resolveBonuses(uses, now);
    const [often = 0, once = 0, longAgo = 0] = ['often', 'once', 'long ago'].map((id) => bonuses.get(id));
    expect(often).toBeGreaterThan(once);
    expect(once).toBeGreaterThan(longAgo);
    expect(often).toBeLessThan(0.35);
    expect(bonuses.get('never')).toBeUndefined();
  });

  it('are stored as texts, and other texts are ignored', () => {
    const place = {
      title: 'Website',
      to: '/catalog/default/component/www',
      entityRef: 'component:default/www',
    };
    const uses = [
      { id: 'entity:component:default/www', at: 2, place },
      { id: 'theme:dark', at: 1 },
    ];
    expect(parseUses(uses.map(printUse))).toEqual(uses);
    expect(parseUses(['', '{}', '[1]', '["a","b"]', 5, null])).toEqual([]);
    // A place outside of the portal is not offered again.
    expect(
      parseUses([JSON.stringify([1, 'a', 'Bad', 'https://evil.example']), '[1,"b","Bad","//evil"]']),
    ).toEqual([
      { id: 'a', at: 1 },
      { id: 'b', at: 1 },
    ]);
  });

  it('keep the latest 120, and list each item once, latest first', () => {
    const uses = Array.from({ length: 150 }, (_, at) => ({ id: `item ${at % 3}`, at })).reduce<Use[]>(
      addUse,
      [],
    );
    expect(uses).toHaveLength(120);
    expect(listLatestUses(uses).map(({ at }) => at)).toEqual([149, 148, 147]);
  });
});
