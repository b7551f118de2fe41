import { describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from '../testing/runCommand';
import { checkConfig } from './checkConfig';

async function check(config: string) {
  const cwd = createFolder({ 'app-config.yaml': `app:\n  extensions:\n${config}` });
  const { value } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', 'app-config.yaml'],
    env: {},
    cwd,
  });
  return (await checkConfig(value)).map(
    ({ severity, code, where, message, candidates }) =>
      `${severity} ${code} ${where?.line}:${where?.column} ${message} ${candidates?.[0] ?? ''}`,
  );
}

const languages = '    - api:app/app-language: { config: { availableLanguages: [en, de] } }\n';
const texts = (messages: string) =>
  `${languages}    - api:app/translations:\n        config:\n          messages:\n            ${messages}\n`;

describe('the check of changed messages', () => {
  it('accepts existing messages and all plural forms of their language', async () => {
    const found = await check(
      texts(
        'de: { catalog: { index.title: Verzeichnis, index.showResults_one: eins }, titles: { On call: Bereitschaft } }',
      ),
    );
    expect(found).toEqual([]);
  });

  it('reports an unknown bundle and suggests a similar one', async () => {
    expect(await check(texts('de: { catalogg: { index.title: Verzeichnis } }'))).toEqual([
      "warning EXTENSION_CONFIGURATION_UNKNOWN_KEY 7:19 Extension 'api:app/translations' configures the bundle 'catalogg', which is not installed. It has no effect. catalog",
    ]);
  });

  it('reports an unknown message and suggests a similar one', async () => {
    expect(await check(texts('en: { catalog: { index.titel: Directory } }'))).toEqual([
      "warning EXTENSION_CONFIGURATION_UNKNOWN_KEY 7:30 Extension 'api:app/translations' configures the message 'index.titel', which the bundle 'catalog' does not have. It has no effect. index.title",
    ]);
  });

  it('reports a language that is not available', async () => {
    expect(await check(texts('fr: { catalog: { index.title: Annuaire } }'))).toEqual([
      expect.stringContaining("configures the language 'fr', which is not available"),
    ]);
  });
});

describe('the check of languages', () => {
  it('reports a duplicate language', async () => {
    expect(
      await check('    - api:app/app-language: { config: { availableLanguages: [en, de, en] } }\n'),
    ).toEqual([expect.stringMatching(/^error EXTENSION_CONFIGURATION_INVALID 3:70 .*'en' is listed twice/)]);
  });

  it('reports an invalid language tag', async () => {
    expect(await check('    - api:app/app-language: { config: { availableLanguages: [en_US] } }\n')).toEqual([
      expect.stringMatching(
        /^error EXTENSION_CONFIGURATION_INVALID 3:62 .*'availableLanguages\[0\]' must be a language tag such as 'en'/,
      ),
    ]);
  });

  it('reports a default language that is not available', async () => {
    expect(
      await check(
        '    - api:app/app-language: { config: { availableLanguages: [en], defaultLanguage: de } }\n',
      ),
    ).toEqual([
      expect.stringMatching(
        /^error EXTENSION_CONFIGURATION_INVALID 3:84 Invalid configuration .*; The default language 'de' is not one of the available languages: en at 'defaultLanguage'\./,
      ),
    ]);
  });
});
