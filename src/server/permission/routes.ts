import type { FastifyInstance } from 'fastify';
import { authorizeRequestSchema, type AuthorizeRequest, type AuthorizeResponse } from '#protocol';
import { callerOf } from '../auth/authenticate';
import { inputError } from '../http/httpError';
import { parseBody } from '../http/parseBody';
import { CONFIG_READ_PERMISSION, type ConfigAccess } from './configAccess';

/**
 * What the embedded backend allows: everything, to every user, except to read the report on the configuration. A backend with
 * a policy of its own takes its place by `backend.baseUrl`.
 */
export function permissionRoutes(scope: FastifyInstance, access: ConfigAccess): void {
  scope.post('/authorize', (request): AuthorizeResponse => {
    const { items } = parseBody(authorizeRequestSchema, request.body);
    if (items.some(isOpenQuestion)) {
      throw inputError(
        'Resource permissions require a resourceRef to be set. Direct user requests without a resourceRef are not allowed.',
      );
    }
    const isDenied = ({ permission }: AuthorizeRequest['items'][number]): boolean =>
      permission.name === CONFIG_READ_PERMISSION && !access.mayRead(callerOf(request));
    return { items: items.map((item) => ({ id: item.id, result: isDenied(item) ? 'DENY' : 'ALLOW' })) };
  });
}

function isOpenQuestion({ permission, resourceRef }: AuthorizeRequest['items'][number]): boolean {
  return permission.type === 'resource' && resourceRef === undefined;
}
