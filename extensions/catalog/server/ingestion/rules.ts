import type { Entity, LocationRef } from '#model';

/**
 * One entry of `catalog.rules` or of a location's `rules`: the kinds that are allowed, everywhere or at some
 * locations.
 */
export interface CatalogRule {
  allow: Array<string | { kind: string; 'spec.type'?: string }>;
  locations?: Array<{ type?: string; exact?: string; pattern?: string }>;
}

/** A configured root, and the kinds it allows in addition to `catalog.rules`. */
export interface ConfiguredLocation extends LocationRef {
  rules?: CatalogRule[];
}

/** The kinds that are allowed by default. */
export const defaultRules: CatalogRule[] = [{ allow: ['Component', 'API', 'Location'] }];

/** Whether `catalog.rules` or the root's own rules allow the kind of an entity. */
export function isAllowedKind(
  entity: Entity,
  root: ConfiguredLocation,
  rules: readonly CatalogRule[],
): boolean {
  const own = root.rules ?? [];
  return [...own, ...rules.filter((rule) => appliesTo(rule, root))].some(({ allow }) =>
    allow.some((allowed) => matchesKind(entity, allowed)),
  );
}

function appliesTo({ locations }: CatalogRule, root: LocationRef): boolean {
  if (locations === undefined) return true;
  return locations.some(
    ({ type, exact, pattern }) =>
      (type === undefined || type === root.type) &&
      (exact === undefined || exact === root.target) &&
      (pattern === undefined || matchesGlob(root.target, pattern)),
  );
}

function matchesKind(entity: Entity, allowed: CatalogRule['allow'][number]): boolean {
  const { kind, type } =
    typeof allowed === 'string'
      ? { kind: allowed, type: undefined }
      : { kind: allowed.kind, type: allowed['spec.type'] };
  if (kind.toLowerCase() !== entity.kind.toLowerCase()) return false;
  const actual = entity.spec?.['type'];
  return type === undefined || (typeof actual === 'string' && actual.toLowerCase() === type.toLowerCase());
}

/** `*` matches anything except a slash, `**` matches anything. */
function matchesGlob(text: string, pattern: string): boolean {
  const source = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*\*|\*|\?/g, (wild) => {
    if (wild === '**') return '.*';
    return wild === '*' ? '[^/]*' : '[^/]';
  });
  return new RegExp(`^${source}$`).test(text);
}
