import { RELATION_OWNED_BY, type FilterPredicate } from '#model';
import type { Permission } from '#protocol';
import type { CallerIdentity, Decision } from '#backend';
import { ENTITY_RESOURCE } from './permissions';
import type { PermissionPolicy, PolicyRule } from './policy';

/**
 * Evaluates a policy. Rules are processed from last to first: each matching rule overrides the later ones, for all
 * entities or for those it applies to.
 */
export function decide(
  { rules, otherwise }: PermissionPolicy,
  permission: Permission,
  caller: CallerIdentity,
): Decision {
  return rules.reduceRight<Decision>((rest, rule) => {
    if (!rule.covers(permission) || !appliesToCaller(rule, caller)) return rest;
    const entities = resolveEntities(rule, permission, caller);
    if (entities === 'none') return rest;
    if (entities === 'all') return rule.allow ? 'ALLOW' : 'DENY';
    return rule.allow ? allowAlso(entities.only, rest) : allowWithout(entities.only, rest);
  }, otherwise);
}

function appliesToCaller({ who }: PolicyRule, caller: CallerIdentity): boolean {
  if (!who) return true;
  if (caller.type === 'service') return who.isService(caller.subject);
  if (caller.type === 'none') return false;
  return (
    who.users.has(fold(caller.userEntityRef)) ||
    caller.ownershipEntityRefs.some((ref) => who.groups.has(fold(ref)))
  );
}

/** The entities that a rule applies to. None, if the permission is not about entities. */
function resolveEntities(
  { owner, entity }: PolicyRule,
  permission: Permission,
  caller: CallerIdentity,
): 'all' | 'none' | { only: FilterPredicate } {
  if (!owner && entity === undefined) return 'all';
  if (permission.type !== 'resource' || permission.resourceType !== ENTITY_RESOURCE.resourceType)
    return 'none';
  if (!owner) return entity === undefined ? 'all' : { only: entity };
  // Only users own entities.
  if (caller.type !== 'user') return 'none';
  const owned: FilterPredicate = {
    [`relations.${RELATION_OWNED_BY}`]: { $in: caller.ownershipEntityRefs.map(fold) },
  };
  return { only: entity === undefined ? owned : { $all: [owned, entity] } };
}

function allowAlso(entities: FilterPredicate, rest: Decision): Decision {
  if (rest === 'ALLOW') return rest;
  if (rest === 'DENY') return { when: entities };
  return { when: { $any: [entities, ...operandsOf(rest.when, '$any')] } };
}

function allowWithout(entities: FilterPredicate, rest: Decision): Decision {
  if (rest === 'DENY') return rest;
  const others: FilterPredicate = { $not: entities };
  if (rest === 'ALLOW') return { when: others };
  return { when: { $all: [others, ...operandsOf(rest.when, '$all')] } };
}

/** Returns the operands if the predicate has this operator at the top, so that many rules don't nest deeply. */
function operandsOf(predicate: FilterPredicate, operator: '$any' | '$all'): FilterPredicate[] {
  if (typeof predicate !== 'object' || !Object.hasOwn(predicate, operator)) return [predicate];
  return (predicate as Record<string, FilterPredicate[]>)[operator] ?? [];
}

function fold(ref: string): string {
  return ref.toLocaleLowerCase('en-US');
}
