import type { AuthorizeRequest, AuthorizeResponse } from '#protocol';
import type { CallerIdentity } from '../auth/caller';
import type { CatalogReader } from '../catalog/reader';
import type { Permissions } from './createPermissions';
import { ENTITY_RESOURCE, toKnownPermission } from './permissions';
import type { Decision } from './policy';
import { printConditions } from './printConditions';

type Question = AuthorizeRequest['items'][number];
type Answer = AuthorizeResponse['items'][number];
type Verdict = 'ALLOW' | 'DENY';

export interface AnswerOptions {
  caller: CallerIdentity;
  decide: Permissions['decide'];
  reader: Pick<CatalogReader, 'entitiesByRefs'>;
}

/** Answers each question with its id. Questions about entities that depend on the entity look it up, all of one permission at once. */
export function answerQuestions(questions: readonly Question[], options: AnswerOptions): Promise<Answer[]> {
  const lookups = new Map<string, EntityLookup>();
  return Promise.all(
    questions.map(async ({ id, permission: asked, resourceRef }): Promise<Answer> => {
      const permission = toKnownPermission(asked);
      const decision = options.decide(permission, options.caller);
      const key = JSON.stringify(permission);
      const lookup = lookups.get(key) ?? createLookup(decision, options.reader);
      lookups.set(key, lookup);
      if (Array.isArray(resourceRef)) return { id, result: await Promise.all(resourceRef.map(lookup)) };
      if (resourceRef !== undefined) return { id, result: await lookup(resourceRef) };
      if (typeof decision === 'string') return { id, result: decision };
      // Asked as if it were about no entity: it does not hold for all of them.
      if (asked.type === 'basic') return { id, result: 'DENY' };
      return {
        id,
        result: 'CONDITIONAL',
        pluginId: 'catalog',
        resourceType: ENTITY_RESOURCE,
        conditions: printConditions(decision.when),
      };
    }),
  );
}

type EntityLookup = (ref: string) => Promise<Verdict>;

/** Waits until all questions of this request have been put, and asks the catalogue once. */
function createLookup(decision: Decision, reader: AnswerOptions['reader']): EntityLookup {
  if (typeof decision === 'string') return async () => decision;
  const refs: string[] = [];
  let found: Promise<boolean[]> | undefined;
  return async (ref) => {
    const index = refs.push(ref) - 1;
    found ??= Promise.resolve().then(async () => {
      const entities = await reader.entitiesByRefs({ refs, fields: ['kind'], allowed: decision.when });
      return entities.map((entity) => entity !== null);
    });
    return (await found)[index] === true ? 'ALLOW' : 'DENY';
  };
}
