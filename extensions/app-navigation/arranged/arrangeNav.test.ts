import { describe, expect, test } from 'vitest';
import type { AppNode } from '#sdk';
import type { NavPage } from '#extensions/app';
import type { NavEntry } from '../entries/navEntry';
import type { NavSettings } from '../content/navSettings';
import { arrangeNav } from './arrangeNav';

const page = (id: string, icon: boolean = true): NavPage => ({
  node: { spec: { id } } as AppNode,
  title: id.slice('page:'.length),
  href: `/${id.slice('page:'.length)}`,
  routeRef: {} as never,
  icon: icon ? (`icon of ${id}` as never) : undefined,
});
const pages = [
  page('page:search'),
  page('page:catalog'),
  page('page:user-settings'),
  page('page:docs'),
  page('page:plain', false),
];

function print(entries: readonly NavEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'divider') return '---';
    const badge = entry.badge === undefined ? '' : ` (${entry.badge})`;
    const line = `${entry.title}${badge} [${entry.icon as unknown as string}]`;
    return entry.kind === 'group'
      ? [`${line}:`, ...print(entry.entries).map((inner) => `  ${inner}`)]
      : `${line} ${entry.kind === 'link' ? '↗' : '→'} ${entry.href}`;
  });
}

function arrange(settings: NavSettings) {
  const { main, bottom, warnings } = arrangeNav(settings, {
    pages,
    findPage: (id) => pages.find(({ node }) => node.spec.id === id) ?? 'there is no such extension',
    icon: (key, fallback) => (key ?? `any ${fallback}`) as never,
    printTitle: (title) => title,
  });
  return { main: print(main), bottom: print(bottom), warnings };
}

describe('arrangeNav', () => {
  test('puts configured entries first, then the other pages with an icon in tree order', () => {
    expect(arrange({ items: ['page:docs', { page: 'page:plain', title: 'Plain', badge: 3 }] })).toEqual({
      main: [
        'docs [icon of page:docs] → /docs',
        'Plain (3) [any page] → /plain',
        'search [icon of page:search] → /search',
        'catalog [icon of page:catalog] → /catalog',
      ],
      bottom: ['user-settings [icon of page:user-settings] → /user-settings'],
      warnings: [],
    });
  });

  test('nests groups and supports external links', () => {
    const { main } = arrange({
      items: [
        {
          title: 'Build',
          icon: 'scaffolder',
          items: [
            'page:catalog',
            {
              title: 'More',
              items: ['page:docs', { link: 'https://example.com/', title: 'Out', badge: 'New' }],
            },
          ],
        },
        'divider',
        { link: '/catalog?filters[kind]=api', title: 'APIs', icon: 'kind:api' },
      ],
      hide: ['page:search'],
    });
    expect(main).toEqual([
      'Build [scaffolder]:',
      '  catalog [icon of page:catalog] → /catalog',
      '  More [any group]:',
      '    docs [icon of page:docs] → /docs',
      '    Out (New) [any link] ↗ https://example.com/',
      '---',
      'APIs [kind:api] → /catalog?filters[kind]=api',
    ]);
  });

  test('hides pages, even if they are listed', () => {
    const { main, warnings } = arrange({ items: ['page:docs', 'page:catalog'], hide: ['page:docs'] });
    expect(main.map((line) => line.split(' ')[0])).toEqual(['catalog', 'search']);
    expect(warnings).toEqual([]);
  });

  test('uses the configured entries at the bottom', () => {
    expect(arrange({ bottom: ['page:docs'] }).bottom).toEqual(['docs [icon of page:docs] → /docs']);
    expect(arrange({ bottom: [] })).toMatchObject({
      bottom: [],
      main: expect.arrayContaining([
        'user-settings [icon of page:user-settings] → /user-settings',
      ]) as unknown,
    });
    expect(arrange({ items: ['page:user-settings'] }).bottom).toEqual([]);
    expect(arrange({ hide: ['page:user-settings'] }).bottom).toEqual([]);
  });

  test('removes dividers that are not between two entries', () => {
    const hide = pages.map(({ node }) => node.spec.id);
    const link = (title: string) => ({ link: '/x', title });
    const lines = (items: NavSettings['items']) => {
      const { main } = arrange({ items: [link('Before'), ...(items ?? [])], hide });
      return main.map((line) => line.replace(/ \[.*/, ''));
    };
    expect(lines(['divider'])).toEqual(['Before']);
    expect(lines(['divider', 'page:gone', 'divider', link('After'), 'divider', 'divider'])).toEqual([
      'Before',
      '---',
      'After',
    ]);
    expect(lines([{ title: 'Group', items: ['divider', link('In'), 'divider', 'page:gone'] }])).toEqual([
      'Before',
      'Group',
      '  In',
    ]);
    expect(arrange({ items: ['divider'] }).main[0]).not.toBe('---');
  });

  test('skips invalid entries with a warning', () => {
    const { main, warnings } = arrange({
      items: [
        'divider',
        'page:catlog',
        'divider',
        { link: 'javascript:alert(1)', title: 'Bad' },
        { title: 'Empty', items: ['page:gone'] },
      ],
      hide: pages.map(({ node }) => node.spec.id),
    });
    expect(main).toEqual([]);
    expect(warnings).toEqual([
      "The navigation does not show 'page:catlog', because there is no such extension.",
      "The navigation does not show 'Bad', because its URL 'javascript:alert(1)' is not allowed.",
      "The navigation does not show 'page:gone', because there is no such extension.",
      "The navigation does not show 'Empty', because it has no entries to show.",
    ]);
  });
});
