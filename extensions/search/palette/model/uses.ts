import { isPortalUrl } from '../../url/isPortalUrl';

/** What the user opened or ran with the palette. */
export interface Use {
  /** The id of the item. */
  id: string;
  /** When, in ms since 1970. */
  at: number;
  /** What is needed to offer it again, if it is not in the tree: a result of the search. */
  place?: UsedPlace | undefined;
}

/** A place that the palette can offer again. */
export interface UsedPlace {
  title: string;
  to: string;
  /** The ref of the entity, if it is one. */
  entityRef?: string | undefined;
}

/** How many uses are stored. */
const LIMIT = 120;
const day = 24 * 60 * 60 * 1000;
/** After this time, a use counts half. */
const halfLife = 7 * day;
/** What items that are used very often gain, compared with the score of a match. */
const highestBonus = 0.35;

/** Adds a use. The oldest ones are dropped. */
export function addUse(uses: readonly Use[], use: Use): Use[] {
  return [use, ...uses].slice(0, LIMIT);
}

/** Returns how much the uses of each item raise its score. */
export function resolveBonuses(uses: readonly Use[], now: number): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { id, at } of uses)
    weights.set(id, (weights.get(id) ?? 0) + 2 ** (-Math.max(0, now - at) / halfLife));
  return new Map([...weights].map(([id, weight]) => [id, highestBonus * (1 - 1 / (1 + weight))]));
}

/** Returns the last use of each item, latest first. */
export function listLatestUses(uses: readonly Use[]): Use[] {
  const latest = new Map<string, Use>();
  for (const use of uses.toSorted((a, b) => b.at - a.at)) if (!latest.has(use.id)) latest.set(use.id, use);
  return [...latest.values()];
}

/** Prints a use as text: its time, its id, and the fields of its place, as a JSON list. */
export function printUse({ id, at, place }: Use): string {
  return JSON.stringify(place ? [at, id, place.title, place.to, place.entityRef ?? ''] : [at, id]);
}

/** Parses stored uses, latest first. Other texts are ignored. */
export function parseUses(texts: readonly unknown[]): Use[] {
  return texts
    .flatMap((text) => parseUse(text) ?? [])
    .toSorted((a, b) => b.at - a.at)
    .slice(0, LIMIT);
}

function parseUse(text: unknown): Use | undefined {
  const [at, id, title, to, entityRef] = parseJsonList(text);
  if (typeof at !== 'number' || typeof id !== 'string') return undefined;
  if (typeof title !== 'string' || typeof to !== 'string' || !isPortalUrl(to)) return { at, id };
  return {
    at,
    id,
    place: { title, to, ...(typeof entityRef === 'string' && entityRef !== '' && { entityRef }) },
  };
}

function parseJsonList(text: unknown): unknown[] {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
