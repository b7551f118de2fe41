import type { AuthorizeRequest, AuthorizeResponse, Permission } from '#protocol';
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
  catalog: CatalogService;
  /** The permission as defined by this backend. The caller's type and action are ignored. */
  toKnownPermission(asked: Permission): Permission;
}

/**
 * Answers each question with its id. Decisions that depend on the entity look it up, once for all questions with the
 * same permission.
 */
export function answerQuestions(questions: readonly Question[], options: AnswerOptions): Promise<Answer[]> {
  const lookups = new Map<string, EntityLookup>();
  return Promise.all(
    questions.map(async ({ id, permission: asked, resourceRef }): Promise<Answer> => {
      const permission = options.toKnownPermission(asked);
      const decision = options.decide(permission, options.caller);
      const key = JSON.stringify(permission);
      const lookup = lookups.get(key) ?? createLookup(decision, options.catalog);
      lookups.set(key, lookup);
      if (Array.isArray(resourceRef)) return { id, result: await Promise.all(resourceRef.map(lookup)) };
      if (resourceRef !== undefined) return { id, result: await lookup(resourceRef) };
      if (typeof decision === 'string') return { id, result: decision };
      // Without an entity, a conditional permission is not granted.
      if (asked.type === 'basic') return { id, result: 'DENY' };
      return {
        id,
        result: 'CONDITIONAL',
        ...ENTITY_RESOURCE,
        conditions: printConditions(decision.when),
      };
    }),
  );
}

type EntityLookup = (ref: string) => Promise<Verdict>;

/** Collects the entity lookups of this request and queries the catalog once. */
function createLookup(decision: Decision, catalog: CatalogService): EntityLookup {
  if (typeof decision === 'string') return async () => decision;
  const refs: string[] = [];
  let found: Promise<boolean[]> | undefined;
  return async (ref) => {
    const index = refs.push(ref) - 1;
    found ??= Promise.resolve().then(async () => {
      const entities = await catalog.where(decision.when).entitiesByRefs(refs, ['kind']);
      return entities.map((entity) => entity !== null);
    });
    return (await found)[index] === true ? 'ALLOW' : 'DENY';
  };
}
