import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { checkConfig } from '#cli/testing';
import { resolveOidcProviders } from './oidc/resolveOidcProviders';
import { resolveProxies } from './proxy/resolveProxies';
import { resolvers } from './signIn/resolvers';

let guide: string;
let folder: string;

beforeAll(async () => {
  guide = await readFile(join(import.meta.dirname, '../../../docs/operators/sign-in.md'), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'trellis-guide-'));
  await mkdir(join(folder, 'config'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('has examples that are valid without warnings', async () => {
  const examples = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map((match) => match[1] ?? '');
  const ids: string[] = [];
  for (const example of examples) {
    await writeFile(join(folder, 'config/app-config.yaml'), example);
    const names = [...example.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'x']);
    const { value } = await loadConfig({
      settings: bundledSettings,
      cwd: folder,
      env: Object.fromEntries(names),
    });
    expect(await checkConfig(value)).toEqual([]);
    const { providers, warnings } = resolveOidcProviders(value.source.data);
    expect(warnings).toEqual([]);
    const behind = resolveProxies(value.source.data, 'production');
    expect(behind.warnings).toEqual([]);
    ids.push(...providers.keys(), ...behind.proxies.keys());
  }
  expect(ids).toEqual(['keycloak', 'google', 'microsoft', 'gcpIap']);
});

it('lists every resolver', () => {
  const missing = Object.keys(resolvers).filter((name) => !guide.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
