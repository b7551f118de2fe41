import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { relationPairs } from '../api/createCatalogGraphApi';
import type { GraphSettings } from './graphSettings';
import { type EntityGraphInput, resolveEntityGraph } from './resolveEntityGraph';

const settings: GraphSettings = {
  kinds: undefined,
  relations: relationPairs.flat(),
  relationPairs,
  maxDepth: 5,
  unidirectional: true,
  mergeRelations: true,
};

/** Creates entities from lines such as `component:default/a dependsOn component:default/b`, with opposite relations. */
function createEntities(lines: readonly string[]): Map<string, Entity> {
  const entities = new Map<string, Entity>();
  const relate = (ref: string, type: string, targetRef: string): void => {
    const [kind = '', name = ''] = ref.split(':default/');
    const entity = entities.get(ref) ?? { apiVersion: 'v1', kind, metadata: { name }, relations: [] };
    entities.set(ref, { ...entity, relations: [...(entity.relations ?? []), { type, targetRef }] });
  };
  for (const line of lines) {
    const [from = '', type = '', to = ''] = line.split(' ');
    const opposite = relationPairs.find((pair) => pair.includes(type))?.find((one) => one !== type);
    relate(from, type, to);
    if (opposite !== undefined) relate(to, opposite, from);
  }
  return entities;
}

const short = (name: string): string => (name.includes(':') ? name : `component:default/${name}`);
const lines = (...texts: string[]): Map<string, Entity> =>
  createEntities(
    texts.map((text) => {
      const [from = '', type = '', to = ''] = text.split(' ');
      return `${short(from)} ${type} ${short(to)}`;
    }),
  );

function resolve(entities: EntityGraphInput['entities'], input: Partial<EntityGraphInput> = {}) {
  const graph = resolveEntityGraph({
    roots: [short('a')],
    entities,
    settings,
    unfolded: new Set(),
    limit: 250,
    ...input,
  });
  const name = (ref: string): string => ref.replace('component:default/', '');
  return {
    ...graph,
    names: [...graph.nodes.keys()].map(name),
    arrows: graph.edges
      .map(({ from, to, types }) => `${name(from)} ${types.join('/')} ${name(to)}`)
      .toSorted(),
  };
}

describe('the graph of an entity', () => {
  const chain = lines('a dependsOn b', 'b dependsOn c', 'c dependsOn d');

  it('follows relations up to the depth', () => {
    expect(resolve(chain, { settings: { ...settings, maxDepth: 2 } }).names).toEqual(['a', 'b', 'c']);
  });

  it('asks for the entities that are not loaded, and shows the others', () => {
    const loaded = new Map([...chain].filter(([ref]) => ref !== short('c')));
    const { names, wanted } = resolve(loaded);
    expect(names).toEqual(['a', 'b']);
    expect(wanted).toEqual([short('c')]);
  });

  it('shows entities that are not in the catalog', () => {
    const { nodes } = resolve(new Map([...chain, [short('b'), undefined]]));
    expect(nodes.has(short('b'))).toBe(true);
    expect(nodes.get(short('b'))).toBeUndefined();
  });

  it('draws opposite relations as one line, away from the root', () => {
    const shared = lines('a dependsOn b', 'c dependsOn a');
    expect(resolve(shared).arrows).toEqual(['a dependencyOf/dependsOn c', 'a dependsOn/dependencyOf b']);
  });

  it('draws relations in the direction of their pair if they need not lead away from the root', () => {
    const shared = lines('a dependsOn b', 'c dependsOn a');
    expect(resolve(shared, { settings: { ...settings, unidirectional: false } }).arrows).toEqual([
      'a dependsOn/dependencyOf b',
      'c dependsOn/dependencyOf a',
    ]);
  });

  it('draws each relation if they are not merged', () => {
    const apart = { ...settings, mergeRelations: false };
    expect(resolve(lines('a dependsOn b'), { settings: apart }).arrows).toEqual(['a dependsOn b']);
    expect(resolve(lines('a dependsOn b'), { settings: { ...apart, unidirectional: false } }).arrows).toEqual(
      ['a dependsOn b', 'b dependencyOf a'],
    );
  });

  it('draws cycles and relations of an entity with itself', () => {
    const { arrows } = resolve(lines('a dependsOn b', 'b dependsOn c', 'c dependsOn a', 'a dependsOn a'));
    expect(arrows).toEqual([
      'a dependencyOf/dependsOn c',
      'a dependsOn/dependencyOf a',
      'a dependsOn/dependencyOf b',
      'b dependsOn/dependencyOf c',
    ]);
  });

  it.each(relationPairs.map((pair) => [...pair]))('knows %s and %s', (one, other) => {
    expect(resolve(lines(`a ${one} b`)).arrows).toEqual([`a ${one}/${other} b`]);
  });

  it('shows only the chosen relations and kinds, and reports all kinds', () => {
    const mixed = lines('a dependsOn b', 'a dependsOn resource:default/db', 'a ownedBy group:default/team');
    const { names, kinds } = resolve(mixed, {
      settings: { ...settings, kinds: ['resource'], relations: ['dependsOn'] },
    });
    expect(names).toEqual(['a', 'resource:default/db']);
    expect([...kinds]).toEqual(['component', 'resource']);
  });
});

describe('a large graph', () => {
  const names = Array.from({ length: 47 }, (_, index) => `n${index}`);
  const hub = lines(...names.map((name) => `a dependsOn ${name}`));

  it('folds the neighbors of an entity with many', () => {
    const { names: shown, folded } = resolve(hub);
    expect(shown).toHaveLength(11);
    expect([...folded].map(([ref, refs]) => [ref, refs.length])).toEqual([[short('a'), 37]]);
  });

  it('shows them all when they are unfolded', () => {
    const { names: shown, folded } = resolve(hub, { unfolded: new Set([short('a')]) });
    expect(shown).toHaveLength(48);
    expect(folded.size).toBe(0);
  });

  it('does not load folded entities', () => {
    expect(resolve(new Map([...hub].slice(0, 1))).wanted).toHaveLength(10);
  });

  it('does not count a folded entity that is shown elsewhere', () => {
    const more = lines(...names.map((name) => `a dependsOn ${name}`), 'n0 dependsOn n46');
    expect(resolve(more).folded.get(short('a'))).toHaveLength(36);
  });

  it('hides entities beyond the limit', () => {
    const { names: shown, hidden } = resolve(hub, { unfolded: new Set([short('a')]), limit: 36 });
    expect(shown).toHaveLength(36);
    expect(hidden).toBe(12);
  });
});
