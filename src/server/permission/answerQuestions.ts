import type { AuthorizeRequest, AuthorizeResponse, Permission } from '#protocol';
import { evaluateFilterPredicate, type FilterPredicate } from '#model';
import type { Permissions } from './createPermissions';
import { ENTITY_RESOURCE } from './permissions';
import type { CallerIdentity, CatalogService, Decision } from '#backend';
import { printConditions } from './printConditions';

type Question = AuthorizeRequest['items'][number];
type Answer = AuthorizeResponse['items'][number];
type Verdict = 'ALLOW' | 'DENY';

export interface AnswerOptions {
  caller: CallerIdentity;
  decide: Permissions['decide'];
  findResources: Permissions['findResources'];
  catalog: CatalogService;
  /** The permission as defined by this backend. The caller's type and action are ignored. */
  toKnownPermission(asked: Permission): Permission;
}

/**
 * Answers each question with its id. Decisions that depend on the entity look it up, once for all questions with the
 * same permission. Plugins provide other resources.
 */
export function answerQuestions(questions: readonly Question[], options: AnswerOptions): Promise<Answer[]> {
  const lookups = new Map<string, Lookup>();
  return Promise.all(
    questions.map(async ({ id, permission: asked, resourceRef }): Promise<Answer> => {
      const permission = options.toKnownPermission(asked);
      const decision = options.decide(permission, options.caller);
      const key = JSON.stringify(permission);
      const lookup = lookups.get(key) ?? createLookup(permission, decision, options);
      lookups.set(key, lookup);
      if (Array.isArray(resourceRef)) return { id, result: await Promise.all(resourceRef.map(lookup)) };
      if (resourceRef !== undefined) return { id, result: await lookup(resourceRef) };
      if (typeof decision === 'string') return { id, result: decision };
      // Without an entity, a conditional permission is not granted.
      if (asked.type === 'basic') return { id, result: 'DENY' };
      return {
        id,
        result: 'CONDITIONAL',
        ...(isEntity(permission) ? ENTITY_RESOURCE : describeResource(permission)),
        conditions: printConditions(decision.when, permission),
      };
    }),
  );
}

type Lookup = (ref: string) => Promise<Verdict>;

function createLookup(permission: Permission, decision: Decision, options: AnswerOptions): Lookup {
  if (typeof decision === 'string') return async () => decision;
  if (isEntity(permission)) return createEntityLookup(decision.when, options.catalog);
  const load = permission.type === 'resource' ? options.findResources(permission.resourceType) : undefined;
  return async (ref) => {
    const resource = await load?.(ref);
    return resource && evaluateFilterPredicate(decision.when, resource) ? 'ALLOW' : 'DENY';
  };
}

/** Collects the entity lookups of this request and queries the catalog once. */
function createEntityLookup(condition: FilterPredicate, catalog: CatalogService): Lookup {
  const refs: string[] = [];
  let found: Promise<boolean[]> | undefined;
  return async (ref) => {
    const index = refs.push(ref) - 1;
    found ??= Promise.resolve().then(async () => {
      const entities = await catalog.where(condition).entitiesByRefs(refs, ['kind']);
      return entities.map((entity) => entity !== null);
    });
    return (await found)[index] === true ? 'ALLOW' : 'DENY';
  };
}

function isEntity(permission: Permission): boolean {
  return permission.type === 'resource' && permission.resourceType === ENTITY_RESOURCE.resourceType;
}

/** The first part of a permission's name is the id of its plugin. */
function describeResource(permission: Permission): { pluginId: string; resourceType: string } {
  const [pluginId = ''] = permission.name.split('.');
  return { pluginId, resourceType: permission.type === 'resource' ? permission.resourceType : '' };
}
