import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Permission } from '#protocol';
import { bundledBackends } from '#extensions/backend';
import { createMemoryCatalog } from '../testing/createMemoryCatalog';
import { createTestServer } from '../testing/createTestServer';
import { createPermissions } from './createPermissions';
import { enforceAccess } from './enforceAccess';
import { refuseOthers } from '#backend';
import type { Database } from '../database';
import { declareAccess, listRoutes, markGuarded, requireDeclarations } from './declaredRoutes';

// No request is sent, so no query runs.
const unusedDatabase = { kind: 'embedded', db: {} } as Database;
const nothing = { rules: [], otherwise: 'DENY' } as const;
const catalog = createMemoryCatalog([]);
const ENTITY_DELETE: Permission = { type: 'basic', name: 'catalog.entity.delete', attributes: {} };

describe('a server', () => {
  it('has no route without declared access, or with a permission but without credentials', async () => {
    const { app } = await createTestServer({
      config: { backend: { cors: { origin: 'https://a.example' } } },
      plugins: bundledBackends,
      database: unusedDatabase,
    });
    await app.ready();
    const routes = listRoutes(app);
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
    expect(routes.filter(({ access, guarded }) => access?.for !== 'everyone' && !guarded)).toEqual([]);
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
    await expect(stranger.ready()).rejects.toThrow('its scope does not check credentials');
  });

  it('uses the default access of a scope for its routes and nested scopes', async () => {
    const app = fastify();
    requireDeclarations(app);
    enforceAccess(app, { permissions: createPermissions(nothing), catalog });
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
