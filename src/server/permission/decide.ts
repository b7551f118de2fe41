import { RELATION_OWNED_BY, type FilterPredicate } from '#model';
import type { Permission } from '#protocol';
import type { CallerIdentity, Decision } from '#backend';
import { ENTITY_RESOURCE } from './permissions';
import type { PermissionPolicy, PolicyRule } from './policy';

/**
 * Evaluates a policy. Rules are processed from last to first: each matching rule overrides the later ones, for all
 * entities and other resources or for those it applies to.
 */
export function decide(
  { rules, otherwise }: PermissionPolicy,
  permission: Permission,
  caller: CallerIdentity,
): Decision {
  return rules.reduceRight<Decision>((rest, rule) => {
    if (!rule.covers(permission) || !appliesToCaller(rule, caller)) return rest;
    const resources = resolveResources(rule, permission, caller);
    if (resources === 'none') return rest;
    if (resources === 'all') return rule.allow ? 'ALLOW' : 'DENY';
    return rule.allow ? allowAlso(resources.only, rest) : allowWithout(resources.only, rest);
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

/** The entities or other resources that a rule applies to. None, if the permission is not about them. */
function resolveResources(
  { owner, entity, resource }: PolicyRule,
  permission: Permission,
  caller: CallerIdentity,
): 'all' | 'none' | { only: FilterPredicate } {
  if (!owner && entity === undefined && resource === undefined) return 'all';
  if (permission.type !== 'resource') return 'none';
  const isEntity = permission.resourceType === ENTITY_RESOURCE.resourceType;
  const [wanted, other] = isEntity ? [entity, resource] : [resource, entity];
  if (other !== undefined) return 'none';
  if (!owner) return wanted === undefined ? 'all' : { only: wanted };
  // Only users own entities and create other resources.
  if (caller.type !== 'user') return 'none';
  const owned: FilterPredicate = isEntity
    ? { [`relations.${RELATION_OWNED_BY}`]: { $in: caller.ownershipEntityRefs.map(fold) } }
    : { createdBy: fold(caller.userEntityRef) };
  return { only: wanted === undefined ? owned : { $all: [owned, wanted] } };
}

function allowAlso(resources: FilterPredicate, rest: Decision): Decision {
  if (rest === 'ALLOW') return rest;
  if (rest === 'DENY') return { when: resources };
  return { when: { $any: [resources, ...operandsOf(rest.when, '$any')] } };
}

function allowWithout(resources: FilterPredicate, rest: Decision): Decision {
  if (rest === 'DENY') return rest;
  const others: FilterPredicate = { $not: resources };
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
