import type { GraphDirection } from '#viewers/graph';
import { safeParseEntityRef, stringifyEntityRef } from '#model';
import { type CurveName, lower } from './graphSettings';

/** The selections of users, which are in the URL. The names are those of Backstage, so that its links work. */
export interface GraphSelection {
  rootEntityRefs: readonly string[];
  /** All kinds if undefined. */
  selectedKinds: readonly string[] | undefined;
  /** The default relations if undefined. */
  selectedRelations: readonly string[] | undefined;
  maxDepth: number;
  unidirectional: boolean;
  mergeRelations: boolean;
  showArrowHeads: boolean;
  direction: GraphDirection;
  curve: CurveName;
  showFilters: boolean;
  /** The entities whose neighbors are not folded. */
  unfolded: readonly string[];
  /** The highest number of entities to show. */
  limit: number;
}

const directions: readonly GraphDirection[] = ['TB', 'BT', 'LR', 'RL'];
const curves: readonly CurveName[] = ['curveStepBefore', 'curveMonotoneX'];
const infinite = '∞';

/** Parses the selections in a URL. Missing and invalid parameters have their defaults. */
export function parseGraphSearch(search: URLSearchParams, defaults: GraphSelection): GraphSelection {
  const one = (key: string): string | undefined => search.get(key) ?? undefined;
  const list = (key: string): string[] | undefined => {
    // 'a[]=1', 'a[0]=1' and 'a=1'.
    const pattern = new RegExp(`^${key}(\\[\\d*\\])?$`);
    const values = [...search].flatMap(([name, value]) => (pattern.test(name) ? [value] : []));
    return values.length === 0 ? undefined : values.filter((value) => value !== '');
  };
  const flag = (key: 'unidirectional' | 'mergeRelations' | 'showArrowHeads' | 'showFilters'): boolean =>
    ({ true: true, false: false })[one(key) ?? ''] ?? defaults[key];
  const count = (key: 'maxDepth' | 'limit'): number => {
    const value = one(key) === infinite ? Number.POSITIVE_INFINITY : Number(one(key) ?? Number.NaN);
    return value >= 1 ? Math.floor(value) : defaults[key];
  };
  return {
    rootEntityRefs: list('rootEntityRefs')?.flatMap(readRef) ?? defaults.rootEntityRefs,
    selectedKinds: list('selectedKinds')?.map(lower) ?? defaults.selectedKinds,
    selectedRelations: list('selectedRelations') ?? defaults.selectedRelations,
    maxDepth: count('maxDepth'),
    unidirectional: flag('unidirectional'),
    mergeRelations: flag('mergeRelations'),
    showArrowHeads: flag('showArrowHeads'),
    direction: directions.find((value) => value === one('direction')) ?? defaults.direction,
    curve: curves.find((value) => value === one('curve')) ?? defaults.curve,
    showFilters: flag('showFilters'),
    unfolded: list('unfolded')?.flatMap(readRef) ?? defaults.unfolded,
    limit: count('limit'),
  };
}

/** Returns a ref in its full form and in lower case, or nothing if it is invalid. */
export function readRef(ref: string): string[] {
  const parsed = safeParseEntityRef(ref, { defaultKind: 'component' });
  return parsed.ok ? [stringifyEntityRef(parsed.value)] : [];
}

/** Prints selections for a URL, only those that differ from the defaults. */
export function printGraphSearch(
  selection: Partial<GraphSelection>,
  defaults: Partial<GraphSelection>,
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(selection)) {
    if (value === undefined || isSame(value, defaults[key as keyof GraphSelection])) continue;
    if (Array.isArray(value)) {
      // An empty list is written as one empty value.
      for (const entry of value.length === 0 ? [''] : (value as string[])) search.append(`${key}[]`, entry);
    } else search.set(key, value === Number.POSITIVE_INFINITY ? infinite : String(value));
  }
  const printed = search.toString();
  return printed === '' ? '' : `?${printed}`;
}

function isSame(a: unknown, b: unknown): boolean {
  return (
    a === b ||
    (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => one === b[at]))
  );
}
