import { describe, expect, it } from 'vitest';
import { resolveEntityTabs, type EntityTab, type TabContent } from './resolveEntityTabs';
import { resolveGroups } from './resolveGroups';

const overview = { id: 'overview', path: '/', title: 'Overview', group: 'overview' };
const docs = { id: 'docs', path: '/docs', title: 'docs', group: 'documentation' };
const adr = { id: 'adr', path: '/adr', title: 'ADRs', group: 'documentation' };
const loose = { id: 'loose', path: '/loose', title: 'A loose one' };

function print(tabs: Array<EntityTab<TabContent>>): string[] {
  return tabs.map((tab) =>
    'content' in tab ? tab.content.id : `${tab.group.id}(${tab.contents.map(({ id }) => id).join(' ')})`,
  );
}

describe('the tabs of an entity', () => {
  it('are in the order of the groups, then those without a group', () => {
    const tabs = resolveEntityTabs([loose, docs, overview], resolveGroups(undefined), 'title');
    expect(print(tabs)).toEqual(['overview', 'docs', 'loose']);
  });

  it('share a menu if a group has several, sorted by title (case-insensitive)', () => {
    const tabs = resolveEntityTabs([docs, adr], resolveGroups(undefined), 'title');
    expect(print(tabs)).toEqual(['documentation(adr docs)']);
  });

  it('keep the order of the tree if the order is natural', () => {
    expect(print(resolveEntityTabs([docs, adr], resolveGroups(undefined), 'natural'))).toEqual([
      'documentation(docs adr)',
    ]);
    const groups = resolveGroups([{ documentation: { title: 'Docs', contentOrder: 'natural' } }]);
    expect(print(resolveEntityTabs([docs, adr], groups, 'title'))).toEqual(['documentation(docs adr)']);
  });

  it('use the configured groups instead of the built-in ones, including aliases', () => {
    const groups = resolveGroups([{ read: { title: 'Read', aliases: ['documentation'] } }]);
    expect(print(resolveEntityTabs([overview, docs, adr], groups, 'title'))).toEqual([
      'read(adr docs)',
      'overview',
    ]);
  });

  it('are all separate without groups', () => {
    expect(print(resolveEntityTabs([docs, overview, adr], resolveGroups([]), 'title'))).toEqual([
      'docs',
      'overview',
      'adr',
    ]);
  });
});
