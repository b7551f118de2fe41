import { type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import type { GraphSettings } from './graphSettings';

/** A node with more new neighbors shows only the first of them. */
const foldFrom = 16;
const shownOfFold = 10;

/** The input of {@link resolveEntityGraph}. */
export interface EntityGraphInput {
  /** Refs in lower case. */
  roots: readonly string[];
  /** The entities loaded so far. `undefined` for those that are not in the catalog, or that the user cannot see. */
  entities: ReadonlyMap<string, Entity | undefined>;
  settings: GraphSettings;
  /** The entities whose neighbors are all shown. */
  unfolded: ReadonlySet<string>;
  /** The highest number of entities to show. */
  limit: number;
}

/** A relation that is drawn. */
export interface EntityGraphEdge {
  from: string;
  to: string;
  /** The relation from the one to the other, and the opposite if both are merged. */
  types: readonly string[];
}

/** The part of the catalog that the graph shows. */
export interface EntityGraph {
  /** The entities by ref, roots first, in the order of their distance. */
  nodes: ReadonlyMap<string, Entity | undefined>;
  edges: readonly EntityGraphEdge[];
  /** Refs to load before the graph is complete. */
  wanted: readonly string[];
  /** The neighbors of an entity that are folded. */
  folded: ReadonlyMap<string, readonly string[]>;
  /** The number of entities that are not shown because of the limit. */
  hidden: number;
  /** The kinds of all neighbors, including those that are not selected. */
  kinds: ReadonlySet<string>;
}

/** Follows the relations of the loaded entities from the roots, up to the depth, the limit and the folds. */
export function resolveEntityGraph(input: EntityGraphInput): EntityGraph {
  const { entities, settings, limit, unfolded } = input;
  const nodes = new Map<string, Entity | undefined>();
  const reached = new Set<string>(input.roots.slice(0, limit));
  const wanted: string[] = [];
  const kinds = new Set<string>();
  const folds = new Map<string, string[]>();
  const hidden = new Set<string>();
  let level = [...reached];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const ref of level) {
      if (!entities.has(ref)) {
        wanted.push(ref);
        continue;
      }
      const entity = entities.get(ref);
      nodes.set(ref, entity);
      const neighbors = [...new Set(listRelations(entity, settings).map(({ target }) => target))];
      for (const neighbor of neighbors) kinds.add(kindOf(neighbor));
      if (depth >= settings.maxDepth) continue;
      const fresh = neighbors.filter((neighbor) => !reached.has(neighbor) && isSelected(neighbor, settings));
      const isFolded = fresh.length > foldFrom && !unfolded.has(ref);
      if (isFolded) folds.set(ref, fresh.slice(shownOfFold));
      for (const neighbor of isFolded ? fresh.slice(0, shownOfFold) : fresh) {
        if (reached.size >= limit) hidden.add(neighbor);
        else {
          reached.add(neighbor);
          next.push(neighbor);
        }
      }
    }
    level = next;
  }
  const folded = [...folds].map(([ref, refs]) => [ref, refs.filter((one) => !reached.has(one))] as const);
  return {
    nodes,
    edges: listEdges(nodes, settings),
    wanted,
    folded: new Map(folded.filter(([, refs]) => refs.length > 0)),
    hidden: hidden.size,
    kinds,
  };
}

interface EntityTarget {
  type: string;
  /** In lower case. */
  target: string;
}

/** The relations with valid targets, because a graph is resolved with each wave of entities. */
const targets = new WeakMap<Entity, readonly EntityTarget[]>();

/** Lists the relations of a type that is shown, with valid targets. */
function listRelations(entity: Entity | undefined, { relations }: GraphSettings): readonly EntityTarget[] {
  if (entity === undefined) return [];
  const known = targets.get(entity) ?? readTargets(entity);
  targets.set(entity, known);
  return known.filter(({ type }) => relations.includes(type));
}

function readTargets({ relations = [] }: Entity): EntityTarget[] {
  return relations.flatMap(({ type, targetRef }) => {
    const parsed = safeParseEntityRef(targetRef);
    return parsed.ok ? [{ type, target: stringifyEntityRef(parsed.value) }] : [];
  });
}

/** Returns the kind of a ref in lower case. */
const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));
const isSelected = (ref: string, { kinds }: GraphSettings): boolean => kinds?.includes(kindOf(ref)) ?? true;

function listEdges(nodes: EntityGraph['nodes'], settings: GraphSettings): EntityGraphEdge[] {
  const { relationPairs, mergeRelations, unidirectional } = settings;
  const positions = new Map([...nodes.keys()].map((ref, index) => [ref, index]));
  const pairs = new Map(relationPairs.flatMap((pair) => pair.map((type) => [type, pair] as const)));
  const edges = new Map<string, EntityGraphEdge>();
  for (const [ref, entity] of nodes) {
    for (const { type, target } of listRelations(entity, settings)) {
      if (!nodes.has(target)) continue;
      const pair = pairs.get(type);
      const opposite = pair?.find((one) => one !== type);
      const isAway = (positions.get(ref) ?? 0) < (positions.get(target) ?? 0);
      const isForward = unidirectional && ref !== target ? isAway : pair?.[0] === type || !pair;
      const forward = { from: ref, to: target, type, opposite };
      const backward = { from: target, to: ref, type: opposite ?? type, opposite: type };
      // Without a pair, the opposite relation is unknown.
      const turns = !isForward && opposite !== undefined && (mergeRelations || unidirectional);
      const edge = turns ? backward : forward;
      const types = mergeRelations && edge.opposite !== undefined ? [edge.type, edge.opposite] : [edge.type];
      edges.set(`${edge.from}|${edge.to}|${edge.type}`, { from: edge.from, to: edge.to, types });
    }
  }
  return [...edges.values()];
}
