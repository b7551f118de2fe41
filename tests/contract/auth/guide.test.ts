import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { checkConfig } from '../../../src/cli/app/checkConfig';
import { resolveOidcProviders } from '../../../src/server/auth/oidc/resolveOidcProviders';
import { resolveProxies } from '../../../src/server/auth/proxy/resolveProxies';
import { resolvers } from '../../../src/server/auth/signIn/resolvers';

let guide: string;
let folder: string;

beforeAll(async () => {
  guide = await readFile(join(import.meta.dirname, '../../../docs/operators/sign-in.md'), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'trellis-guide-'));
  await mkdir(join(folder, 'config'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('shows examples that a portal takes without a word', async () => {
  const examples = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map((match) => match[1] ?? '');
  const ids: string[] = [];
  for (const example of examples) {
    await writeFile(join(folder, 'config/app-config.yaml'), example);
    const names = [...example.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'x']);
    const { value } = await loadConfig({ cwd: folder, env: Object.fromEntries(names) });
    expect(await checkConfig(value)).toEqual([]);
    const { providers, warnings } = resolveOidcProviders(value.source.data);
    expect(warnings).toEqual([]);
    const behind = resolveProxies(value.source.data, 'production');
    expect(behind.warnings).toEqual([]);
    ids.push(...providers.keys(), ...behind.proxies.keys());
  }
  expect(ids).toEqual(['keycloak', 'google', 'microsoft', 'gcpIap']);
});

it('names every resolver', () => {
  const missing = Object.keys(resolvers).filter((name) => !guide.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
