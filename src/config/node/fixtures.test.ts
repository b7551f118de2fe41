import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { loadConfig } from './loadConfig';

const folder = process.env['TRELLIS_FIXTURES'];
const files = folder
  ? globSync('app-config/**/*app-config*.yaml', { cwd: folder, dot: true }).toSorted()
  : [];

/** Real problems of these files: an include that was not published, a certificate on another machine, and a placeholder. */
const known: Record<string, string[]> = {
  'app-config/radiorabe__rabe-backstage/app-config.production.yaml': [
    'CONFIG_INCLUDE_FAILED integrations.github[0].apps[0]',
  ],
  'app-config/redhat-developer__rhdh/.ci/pipelines/resources/config_map/app-config-rhdh.yaml': [
    'CONFIG_VALUE_INVALID integrations.bitbucketServer[0].apiBaseUrl',
  ],
  'app-config/redhat-developer__rhdh/app-config.production.yaml': [
    'CONFIG_INCLUDE_FAILED backend.database.connection.ssl.ca',
  ],
};

describe.skipIf(!folder)('configuration files of real installations (TRELLIS_FIXTURES)', () => {
  it('exist', () => {
    expect(files.length).toBeGreaterThan(30);
  });

  it.each(files)('%s loads without false errors', async (file) => {
    const location = path.join(folder ?? '', file);
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', location],
      env: {},
      cwd: path.dirname(location),
    });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, where }) => `${code} ${where?.path}`)).toEqual(known[file] ?? []);
    expect(Object.keys(value.source.data).length).toBeGreaterThan(0);
    expect(JSON.stringify(value.frontend.data)).not.toMatch(
      /clientSecret|privateKey|serviceAccountToken|"password"/,
    );
  });
});
