import type { FastifyInstance } from 'fastify';
import { authorizeRequestSchema, type AuthorizeRequest, type AuthorizeResponse } from '#protocol';
import { callerOf } from '../auth/authenticate';
import type { CallerIdentity } from '../auth/caller';
import type { CatalogReader } from '../catalog/reader';
import { inputError } from '../http/httpError';
import { parseBody } from '../http/parseBody';
import { answerQuestions } from './answerQuestions';
import type { ConfigAccess } from './configAccess';
import type { Permissions } from './createPermissions';
import { CONFIG_READ } from './permissions';
import { openTo } from './routeAccess';

export interface PermissionRoutesOptions {
  permissions: Permissions;
  configAccess: ConfigAccess;
  reader: Pick<CatalogReader, 'entitiesByRefs'>;
}

/** Tells callers what they may do. Nothing relies on their asking: each route enforces what it declares. */
export function permissionRoutes(
  scope: FastifyInstance,
  { permissions, configAccess, reader }: PermissionRoutesOptions,
): void {
  const decide: Permissions['decide'] = (permission, caller) => {
    if (permission.name !== CONFIG_READ.name) return permissions.decide(permission, caller);
    return configAccess.mayRead(caller) ? 'ALLOW' : 'DENY';
  };
  scope.post(
    '/authorize',
    openTo('callers', 'Callers ask about themselves.'),
    async (request): Promise<AuthorizeResponse> => {
      const { items } = parseBody(authorizeRequestSchema, request.body);
      const caller = callerOf(request);
      if (items.some((item) => isOpenQuestion(item, caller))) {
        throw inputError(
          'Resource permissions require a resourceRef to be set. Direct user requests without a resourceRef are not allowed.',
        );
      }
      return { items: await answerQuestions(items, { caller, decide, reader }) };
    },
  );
}

/** About all resources at once only services may ask, which know what to do with conditions. */
function isOpenQuestion(
  { permission, resourceRef }: AuthorizeRequest['items'][number],
  caller: CallerIdentity,
): boolean {
  if (permission.type !== 'resource' || caller.type === 'service') return false;
  return resourceRef === undefined || resourceRef.length === 0;
}
