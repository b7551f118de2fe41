import type { FastifyInstance } from 'fastify';
import { authorizeRequestSchema, type AuthorizeRequest, type AuthorizeResponse } from '#protocol';
import { callerOf } from '../auth/caller/authenticate';
import { type CallerIdentity, type CatalogService, inputError, openTo, parseBody } from '#backend';
import { answerQuestions, type AnswerOptions } from './answerQuestions';
import type { ConfigAccess } from './configAccess';
import type { Permissions } from './createPermissions';
import { CONFIG_READ } from './permissions';

export interface PermissionRoutesOptions {
  permissions: Permissions;
  configAccess: ConfigAccess;
  catalog: CatalogService;
  toKnownPermission: AnswerOptions['toKnownPermission'];
}

/** Reports a caller's permissions. Nothing relies on these answers: each route enforces its own access. */
export function permissionRoutes(
  scope: FastifyInstance,
  { permissions, configAccess, catalog, toKnownPermission }: PermissionRoutesOptions,
): void {
  const decide: Permissions['decide'] = (permission, caller) => {
    if (permission.name !== CONFIG_READ.name) return permissions.decide(permission, caller);
    return configAccess.mayRead(caller) ? 'ALLOW' : 'DENY';
  };
  scope.post(
    '/authorize',
    openTo('callers', 'Callers ask for their own permissions.'),
    async (request): Promise<AuthorizeResponse> => {
      const { items } = parseBody(authorizeRequestSchema, request.body);
      const caller = callerOf(request);
      if (items.some((item) => isOpenQuestion(item, caller))) {
        throw inputError(
          'Resource permissions require a resourceRef to be set. Direct user requests without a resourceRef are not allowed.',
        );
      }
      return {
        items: await answerQuestions(items, {
          caller,
          decide,
          findResources: (resourceType) => permissions.findResources(resourceType),
          catalog,
          toKnownPermission,
        }),
      };
    },
  );
}

/** Only services can ask about all resources at once, because they can evaluate conditions. */
function isOpenQuestion(
  { permission, resourceRef }: AuthorizeRequest['items'][number],
  caller: CallerIdentity,
): boolean {
  if (permission.type !== 'resource' || caller.type === 'service') return false;
  return resourceRef === undefined || resourceRef.length === 0;
}
