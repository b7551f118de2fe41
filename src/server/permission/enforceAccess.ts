import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/authenticate';
import type { CatalogReader } from '../catalog/reader';
import { notAllowedError } from '../http/httpError';
import type { Permissions } from './createPermissions';
import type { Decision } from './policy';
import type { NamedEntity, RouteAccess } from './routeAccess';

export interface EnforceAccessOptions {
  permissions: Permissions;
  /** The whole catalogue, to ask whether an entity is one that a permission holds for. */
  reader: Pick<CatalogReader, 'entityByRef' | 'entityByUid'>;
}

/**
 * Refuses what routes declare to be refused. It hangs on the server as a whole and reads the declaration of the route that was
 * found, so no spelling of an address gets around it, and no plugin can forget it.
 */
export function enforceAccess(app: FastifyInstance, { permissions, reader }: EnforceAccessOptions): void {
  // After all hooks that find out about the caller, and before a body is read.
  app.addHook('preParsing', async (request) => {
    const access = accessOf(request);
    if (access?.for !== 'holders' || access.others === 'hidden') return;
    if (permissions.decide(access.permission, callerOf(request)) === 'DENY') throw notAllowedError('');
  });
  app.addHook('preHandler', async (request) => {
    const access = accessOf(request);
    if (access?.for !== 'holders' || access.others === 'hidden') return;
    const decision = permissions.decide(access.permission, callerOf(request));
    if (!(await holds(decision, access.entity, request, reader))) throw notAllowedError('');
  });
}

function accessOf(request: FastifyRequest): RouteAccess | undefined {
  const { access } = request.routeOptions.config;
  // Unknown addresses are answered by no route. A route that says nothing would not have let the server start.
  if (access === undefined && !request.is404) throw notAllowedError('');
  return access;
}

async function holds(
  decision: Decision,
  entity: ((request: FastifyRequest) => NamedEntity) | undefined,
  request: FastifyRequest,
  reader: EnforceAccessOptions['reader'],
): Promise<boolean> {
  if (typeof decision === 'string') return decision === 'ALLOW';
  if (!entity) return false;
  const named = entity(request);
  const found =
    'ref' in named
      ? await reader.entityByRef(named.ref, decision.when)
      : await reader.entityByUid(named.uid, decision.when);
  return found !== undefined;
}
