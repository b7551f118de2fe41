import { describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from '../testing/runCommand';
import { checkConfig } from './checkConfig';

async function check(...texts: string[]) {
  const files = texts.map((text, index) => [`${index + 1}.yaml`, text] as const);
  const cwd = createFolder(Object.fromEntries(files));
  const { value } = await loadConfig({
    settings: bundledSettings,
    args: files.flatMap(([name]) => ['--config', name]),
    env: {},
    cwd,
  });
  return (await checkConfig(value)).map(
    ({ severity, code, where }) => `${severity} ${code} ${where?.file}:${where?.line}`,
  );
}

describe('checkConfig', () => {
  it('reports problems of the files, the settings and the tree, errors first, then by file and line', async () => {
    const first = `app:
  titel: x
  title: [x]
  extensions:
    - page:nowhere
    - page:catalog: { config: { path: 3 } }
    - {}
`;
    expect(await check(first, 'organization: { name: [] }')).toEqual([
      'error CONFIG_VALUE_INVALID 1.yaml:3',
      'error EXTENSION_CONFIGURATION_INVALID 1.yaml:6',
      'error EXTENSION_SETTINGS_INVALID 1.yaml:7',
      'error CONFIG_VALUE_INVALID 2.yaml:1',
      'warning CONFIG_KEY_UNKNOWN 1.yaml:2',
      'warning INVALID_EXTENSION_CONFIG_KEY 1.yaml:5',
    ]);
  });

  it('returns no problems for a valid configuration', async () => {
    expect(await check('app: { title: Acme }')).toEqual([]);
  });

  it('applies the severities of app.problems', async () => {
    const report = await check(
      'app:\n  titel: x\n  title: [x]\n  problems: { CONFIG_KEY_UNKNOWN: error, CONFIG_VALUE_INVALID: ignore }\n',
    );
    expect(report).toContain('error CONFIG_KEY_UNKNOWN 1.yaml:2');
    expect(report.join()).not.toContain('CONFIG_VALUE_INVALID');
  });
});
