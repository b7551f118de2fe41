import { describe, expect, it } from 'vitest';
import { parseCatalogListState } from './catalogListState';
import {
  type KnownRows,
  needsCount,
  planEntityList,
  resolveListChoices,
  resolveListState,
  resolveShownList,
} from './entityListController';
import { createKindField, createUserListField, tagField } from './filterFields';

const fields = [createKindField('component'), createUserListField('owned'), tagField];
const context = { ownershipRefs: ['group:default/team-a'], starredRefs: ['component:default/a'] };

function plan(search: string, ofFields = fields) {
  const inUrl = parseCatalogListState(new URLSearchParams(search), { limit: 20, offset: 0 });
  const choices = resolveListChoices(ofFields, inUrl);
  const known = { ...context, kind: choices.kind };
  return { choices, plan: planEntityList(ofFields, choices, known, { mode: 'cursor', fields: ['kind'] }) };
}

const waiting: KnownRows = { data: undefined, isCurrent: false, error: null };
const found = (totalItems: number): KnownRows => ({ data: { totalItems }, isCurrent: true, error: null });

describe('The controller of an entity list', () => {
  it('requests the default list of the default kind', () => {
    const { plan: planned } = plan('');
    expect(planned.requested).toBe('owned');
    expect(planned.rows('owned')).toMatchObject({
      mode: 'cursor',
      limit: 20,
      conditions: { filter: { kind: 'component', 'relations.ownedBy': 'group:default/team-a' } },
    });
  });

  it('also requests all entities if the user did not select the list', () => {
    expect(resolveShownList(plan('').plan, waiting)).toEqual({
      list: 'owned',
      requestsAll: true,
      settled: false,
    });
    expect(resolveShownList(plan('filters[user]=owned').plan, waiting)).toEqual({
      list: 'owned',
      requestsAll: false,
      settled: false,
    });
  });

  it('shows all entities if the requested list is empty', () => {
    const { plan: planned, choices } = plan('filters[user]=starred');
    const shown = resolveShownList(planned, found(0));
    expect(shown).toEqual({ list: 'all', requestsAll: true, settled: true });
    expect(resolveListState(choices, shown.list).filters).toEqual({ kind: ['component'], user: ['all'] });
  });

  it('keeps the list if a search has no results', () => {
    expect(resolveShownList(plan('filters[text]=x').plan, found(0)).list).toBe('owned');
  });

  it('keeps the list if loading it fails', () => {
    const failed = { ...waiting, error: new Error('The database is not available') };
    expect(resolveShownList(plan('').plan, failed)).toMatchObject({ list: 'owned', settled: true });
  });

  it('offers no owned entities for groups', () => {
    const { plan: planned } = plan('filters[kind]=Group&filters[user]=owned');
    expect(planned.requested).toBe('all');
    expect(planned.offered).toEqual(['starred', 'all']);
  });

  it('has no personal lists if the page has no filter for them', () => {
    const { plan: planned, choices } = plan('filters[tags]=java', [tagField]);
    expect(planned).toMatchObject({ requested: 'all', offered: [], mayFallBack: false });
    expect(resolveListState(choices, 'all').filters).toEqual({ tags: ['java'] });
  });

  it('counts the other lists once the shown list is final', () => {
    const { plan: planned } = plan('');
    const shown = resolveShownList(planned, found(2));
    expect(needsCount(planned, shown, 'owned')).toBe(false);
    expect(needsCount(planned, shown, 'starred')).toBe(true);
    expect(needsCount(planned, shown, 'all')).toBe(true);
    expect(needsCount(planned, shown, 'all', 4)).toBe(false);
    expect(needsCount(planned, resolveShownList(planned, waiting), 'starred')).toBe(false);
  });
});
