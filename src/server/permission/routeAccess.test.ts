import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer';
import { createPermissions } from './createPermissions';
import { enforceAccess } from './enforceAccess';
import { ENTITY_DELETE } from './permissions';
import { declareAccess, listRoutes, markGuarded, refuseOthers, requireDeclarations } from './routeAccess';

const nothing = { rules: [], otherwise: 'DENY' } as const;
const reader = { entityByRef: async () => undefined, entityByUid: async () => undefined };

describe('a server', () => {
  it('has no route that does not say who may call it, or that asks for a permission of nobody', async () => {
    const { app } = await createTestServer({
      config: { backend: { cors: { origin: 'https://a.example' } } },
    });
    await app.ready();
    const routes = listRoutes(app);
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
    expect(routes.filter(({ access, guarded }) => access?.for !== 'everybody' && !guarded)).toEqual([]);
    const reasons = routes.flatMap(({ access }) =>
      access && access.for !== 'holders' ? [access.because] : [],
    );
    expect(reasons.filter((reason) => !reason.endsWith('.'))).toEqual([]);
  });

  it('does not start with such a route', async () => {
    const silent = fastify();
    requireDeclarations(silent);
    silent.get('/secrets', () => 'all of them');
    await expect(silent.ready()).rejects.toThrow('The route GET /secrets does not declare who may call it.');

    const stranger = fastify();
    requireDeclarations(stranger);
    stranger.delete('/x', refuseOthers(ENTITY_DELETE), () => 'gone');
    await expect(stranger.ready()).rejects.toThrow('nobody is asked who they are there');
  });

  it('takes what a scope declares for routes that say nothing themselves, in the scopes inside of it too', async () => {
    const app = fastify();
    requireDeclarations(app);
    enforceAccess(app, { permissions: createPermissions(nothing), reader });
    await app.register(async (scope) => {
      markGuarded(scope);
      declareAccess(scope, 'callers', 'For this test.');
      await scope.register(async (inner) => {
        inner.get('/open', () => 'open');
        inner.get('/closed', refuseOthers(ENTITY_DELETE), () => 'closed');
      });
    });
    expect((await app.inject('/open')).statusCode).toBe(200);
    expect((await app.inject('/closed')).statusCode).toBe(403);
    expect((await app.inject({ method: 'HEAD', url: '/closed' })).statusCode).toBe(403);
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
    expect(listRoutes(app).map(({ method, access }) => [method, access?.for])).toContainEqual([
      'GET',
      'callers',
    ]);
  });
});
