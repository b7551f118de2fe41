import { expect, it } from 'vitest';
import { followListenAddress, printAddress } from './listenAddress';

it.each([
  ['127.0.0.1', undefined, 'http://localhost:7007'],
  ['127.0.0.1', 'http://127.0.0.1:7007', 'http://127.0.0.1:7007'],
  ['0.0.0.0', 'http://127.0.0.1:3000', 'http://127.0.0.1:7007'],
  ['::', 'http://localhost:7007', 'http://localhost:7007'],
  ['::', 'https://portal.example', 'http://localhost:7007'],
  ['10.0.0.5', 'http://localhost:7007', 'http://10.0.0.5:7007'],
  ['fe80::1', undefined, 'http://[fe80::1]:7007'],
])('prints the address to open: %s, app %s', (host, appOrigin, expected) => {
  expect(printAddress({ host, port: 7007 }, appOrigin)).toBe(expected);
});

const LOCAL = 'http://localhost:7007';

const readUrls = (config: Record<string, unknown>): unknown[] =>
  ['app', 'backend'].map((section) => (config[section] as { baseUrl: string }).baseUrl);

it.each<[string, object, NodeJS.ProcessEnv, string]>([
  ['the port', {}, { PORT: '7850' }, 'http://localhost:7850'],
  ['the host', {}, { HOST: '10.0.0.5' }, 'http://10.0.0.5:7007'],
  ['all interfaces', {}, { HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  ['a configured port', { listen: ':7007' }, { PORT: '7850' }, 'http://localhost:7850'],
])('moves local base URLs to %s of the environment', (_what, backend, environment, expected) => {
  const config = { app: { baseUrl: LOCAL }, backend: { ...backend, baseUrl: LOCAL } };
  expect(followListenAddress(config, environment)).toEqual({
    app: { baseUrl: expected },
    backend: { ...backend, baseUrl: expected },
  });
});

it('keeps the paths of base URLs', () => {
  const config = { app: { baseUrl: `${LOCAL}/portal` }, backend: { baseUrl: `${LOCAL}/portal/` } };
  expect(readUrls(followListenAddress(config, { PORT: '1' }))).toEqual([
    'http://localhost:1/portal',
    'http://localhost:1/portal/',
  ]);
});

it.each<[string, string, string, object, NodeJS.ProcessEnv]>([
  ['without HOST and PORT', LOCAL, LOCAL, {}, {}],
  ['if the system chooses the port', LOCAL, LOCAL, {}, { PORT: '0' }],
  ['of a proxy', 'https://portal.example', 'https://portal.example', {}, { PORT: '7850' }],
  ['of a mapped port', 'http://localhost:8080', 'http://localhost:8080', {}, { PORT: '7850' }],
  ['with another backend', 'http://localhost:3000', LOCAL, {}, { PORT: '7850' }],
  ['if the configuration sets another port', LOCAL, LOCAL, { listen: { port: 80 } }, { PORT: '7850' }],
  ['that the environment sets', LOCAL, LOCAL, {}, { PORT: '7850', APP_CONFIG_app_baseUrl: LOCAL }],
])('keeps base URLs %s', (_when, app, backend, listen, environment) => {
  const config = { app: { baseUrl: app }, backend: { ...listen, baseUrl: backend } };
  expect(followListenAddress(config, environment)).toEqual(config);
});
