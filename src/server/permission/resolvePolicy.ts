import {
  isJsonObject,
  parseEntityRef,
  parseFilterPredicate,
  stringifyEntityRef,
  type FilterPredicate,
} from '#model';
import type { Permission } from '#protocol';
import { readFlag, readMap, readMaps, readText, type ConfigData } from '#backend';
import type { PermissionPolicy, PolicyRule } from './policy';

/**
 * Resolves `permission.policy`. `undefined` if permissions are off. Without a policy, everything is allowed. Throws
 * if a rule could mean something other than intended.
 */
export function resolvePolicy(config: ConfigData): PermissionPolicy | undefined {
  if (readFlag(config, 'permission.enabled') !== true) return undefined;
  const policy = readMap(config, 'permission.policy');
  if (!policy) return { rules: [], otherwise: 'ALLOW' };
  return {
    rules: readMaps(policy, 'rules').map(resolveRule),
    otherwise: readText(policy, 'default') === 'allow' ? 'ALLOW' : 'DENY',
  };
}

function resolveRule(rule: Record<string, unknown>): PolicyRule {
  const empty = Object.keys(rule).find((key) => rule[key] === null);
  // Could mean everyone or no one, so don't guess.
  if (empty !== undefined) throw new TypeError(`A rule has an empty '${empty}'.`);
  const { entity, resource } = rule;
  // No permission is about both, so the rule would never apply.
  if (entity !== undefined && resource !== undefined)
    throw new TypeError("A rule has both 'entity' and 'resource'.");
  return {
    covers: createCover(readList(rule['permissions'])),
    who: resolveWho(rule),
    owner: rule['owner'] === true,
    entity: readPredicate(entity),
    resource: readPredicate(resource),
    allow: rule['allow'] === true,
  };
}

function readPredicate(value: unknown): FilterPredicate | undefined {
  if (value === undefined) return undefined;
  const predicate = parseFilterPredicate(value);
  if (predicate.ok) return predicate.value;
  throw new TypeError(predicate.issues.map(({ message }) => message).join(' '));
}

function resolveWho({ users, groups, services }: Record<string, unknown>): PolicyRule['who'] {
  if ([users, groups, services].every((list) => list === undefined)) return undefined;
  const isNamed = (readList(services) ?? []).map((name) => createGlob(String(name)));
  return {
    users: toRefs(users, 'user'),
    groups: toRefs(groups, 'group'),
    isService: (subject) => isNamed.some((matches) => matches(subject)),
  };
}

function toRefs(value: unknown, defaultKind: string): ReadonlySet<string> {
  const refs = (readList(value) ?? []).map((ref) =>
    stringifyEntityRef(parseEntityRef(String(ref), { defaultKind })),
  );
  return new Set(refs);
}

/** An empty list matches nothing, which is different from an absent one. */
function createCover(items: readonly unknown[] | undefined): PolicyRule['covers'] {
  if (!items) return () => true;
  const covers = items.map((item): ((permission: Permission) => boolean) => {
    if (isJsonObject(item)) return ({ attributes }) => attributes.action === item['action'];
    const matches = createGlob(String(item));
    return ({ name }) => matches(name);
  });
  return (permission) => covers.some((cover) => cover(permission));
}

function createGlob(glob: string): (text: string) => boolean {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  const pattern = new RegExp(`^${escaped}$`, 's');
  return (text) => pattern.test(text);
}

function readList(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value : [value];
}
