import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  authenticationError,
  notAllowedError,
  type CatalogService,
  type Decision,
  type NamedEntity,
  type RouteAccess,
} from '#backend';
import { callerOf } from '../auth/caller/authenticate';
import type { Permissions } from './createPermissions';

export interface EnforceAccessOptions {
  permissions: Permissions;
  /** Evaluates an entity condition of a permission. */
  catalog: CatalogService;
}

/**
 * Rejects requests as the routes declare. The hook is attached to the whole server and reads the declaration of the
 * matched route, so another spelling of a path cannot bypass it, and plugins cannot forget it.
 */
export function enforceAccess(app: FastifyInstance, { permissions, catalog }: EnforceAccessOptions): void {
  // Runs after the hooks that identify the caller, and before the body is read.
  app.addHook('preParsing', async (request) => {
    const access = accessOf(request);
    if (access?.for === 'users' || access?.for === 'services') assertAudience(access.for, request);
    if (access?.for !== 'holders' || access.others === 'hidden') return;
    if (permissions.decide(access.permission, callerOf(request)) === 'DENY') throw notAllowedError('');
  });
  app.addHook('preHandler', async (request) => {
    const access = accessOf(request);
    if (access?.for !== 'holders' || access.others === 'hidden') return;
    const decision = permissions.decide(access.permission, callerOf(request));
    if (!(await holds(decision, access.entity, request, catalog))) throw notAllowedError('');
  });
}

function accessOf(request: FastifyRequest): RouteAccess | undefined {
  const { access } = request.routeOptions.config;
  // Unknown paths have no route. Routes without a declaration prevent the server from starting.
  if (access === undefined && !request.is404) throw notAllowedError('');
  return access;
}

function assertAudience(audience: 'users' | 'services', request: FastifyRequest): void {
  const { type } = callerOf(request);
  if (type === 'none') throw authenticationError('Missing credentials');
  if (type !== (audience === 'users' ? 'user' : 'service')) {
    throw notAllowedError(`This endpoint does not allow '${type}' credentials`);
  }
}

async function holds(
  decision: Decision,
  entity: ((request: FastifyRequest) => NamedEntity) | undefined,
  request: FastifyRequest,
  catalog: CatalogService,
): Promise<boolean> {
  if (typeof decision === 'string') return decision === 'ALLOW';
  if (!entity) return false;
  const named = entity(request);
  const allowed = catalog.where(decision.when);
  const found = 'ref' in named ? await allowed.entityByRef(named.ref) : await allowed.entityByUid(named.uid);
  return found !== undefined;
}
