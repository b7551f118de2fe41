import type { FastifyInstance } from 'fastify';
import { authorizeRequestSchema, type AuthorizeRequest, type AuthorizeResponse } from '#protocol';
import { inputError } from '../http/httpError';
import { parseBody } from '../http/parseBody';

/** What the embedded backend allows: everything, to every user. A backend with a policy of its own takes its place by `backend.baseUrl`. */
export function permissionRoutes(scope: FastifyInstance): void {
  scope.post('/authorize', (request): AuthorizeResponse => {
    const { items } = parseBody(authorizeRequestSchema, request.body);
    if (items.some(isOpenQuestion)) {
      throw inputError(
        'Resource permissions require a resourceRef to be set. Direct user requests without a resourceRef are not allowed.',
      );
    }
    return { items: items.map(({ id }) => ({ id, result: 'ALLOW' })) };
  });
}

function isOpenQuestion({ permission, resourceRef }: AuthorizeRequest['items'][number]): boolean {
  return permission.type === 'resource' && resourceRef === undefined;
}
