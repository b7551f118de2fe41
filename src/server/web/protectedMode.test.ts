import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COOKIE_PATH } from '#protocol';
import { createTestServer } from '../testing/createTestServer';
import { loadWebApp } from './webApp';

const config = {
  app: {
    title: 'Acme',
    extensions: [
      'page:catalog',
      { 'sign-in-page:app': { config: { providers: ['guest'] } } },
      { 'page:payroll': { config: { endpoint: 'https://payroll.example.com' } } },
    ],
  },
  auth: { environment: 'development', providers: { guest: {} }, autologout: { enabled: true } },
  payroll: { region: 'north' },
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-protected-'));
  await writeFile(join(folder, 'index.html'), '<html><head><!--trellis:config--></head></html>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function serve(isProtected: boolean) {
  const app = await loadWebApp(folder);
  if (!app) throw new Error('no app');
  const problems = [{ code: 'CONFIG_KEY_UNKNOWN', severity: 'warning', message: 'secret' }] as const;
  const injectedConfig = () => ({ config, places: { files: [], spans: [] }, problems: [...problems] });
  return createTestServer({
    config: { app: { protected: isProtected } },
    web: { app, basePath: '', connect: [], csp: {}, injectedConfig },
  });
}

const readConfig = (body: string): unknown =>
  JSON.parse(/<script type="application\/json" id="trellis-config">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');

describe('protected mode', () => {
  it.each(['/', '/catalog', '/settings?tab=x'])(
    'sends callers without the cookie only the configuration for signing in: %s',
    async (url) => {
      const { app } = await serve(true);
      for (const cookie of ['', 'backstage-auth=', 'backstage-auth=forged']) {
        const { body, statusCode } = await app.inject({ url, headers: { accept: 'text/html', cookie } });
        expect(statusCode).toBe(200);
        expect(body).toContain('<meta name="backstage-app-mode" content="protected">');
        expect(body).toContain('name="trellis-sign-in-only"');
        expect(readConfig(body)).toMatchObject({
          config: {
            app: {
              title: 'Acme',
              extensions: [{ 'sign-in-page:app': { config: { providers: ['guest'] } } }],
            },
            auth: { environment: 'development', providers: { guest: {} } },
          },
          problems: [],
        });
        expect(body).not.toMatch(/payroll|autologout|secret/);
      }
    },
  );

  it('sends users with the cookie the whole configuration', async () => {
    const { app, call } = await serve(true);
    const [cookie] = (await call({ url: `/api/app${COOKIE_PATH}` })).cookies;
    const headers = { accept: 'text/html', cookie: `backstage-auth=${cookie?.value}` };
    const { body } = await app.inject({ url: '/catalog', headers });
    expect(body).toContain('<meta name="backstage-app-mode" content="protected">');
    expect(body).not.toContain('trellis-sign-in-only');
    expect(readConfig(body)).toMatchObject({ config });
  });

  it('does not accept a bearer token as the cookie', async () => {
    const { app, call } = await serve(true);
    const { request } = await call({ url: '/', headers: { accept: 'text/html' } }).then(({ raw }) => ({
      request: raw.req,
    }));
    const token = String(request.headers['authorization']).replace('Bearer ', '');
    const headers = { accept: 'text/html', cookie: `backstage-auth=${token}` };
    expect((await app.inject({ url: '/', headers })).body).toContain('trellis-sign-in-only');
  });

  it('is off by default', async () => {
    const { app } = await serve(false);
    const { body } = await app.inject('/');
    expect(body).not.toContain('backstage-app-mode');
    expect(readConfig(body)).toMatchObject({ config });
  });
});
