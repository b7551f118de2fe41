import { describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { createFolder } from '../testing/runCommand';
import { checkConfig } from './checkConfig';

async function check(config: string) {
  const cwd = createFolder({ 'app-config.yaml': `app:\n  extensions:\n${config}` });
  const { value } = await loadConfig({ args: ['--config', 'app-config.yaml'], env: {}, cwd });
  return (await checkConfig(value)).map(
    ({ severity, code, where, message, candidates }) =>
      `${severity} ${code} ${where?.line}:${where?.column} ${message} ${candidates?.[0] ?? ''}`,
  );
}

const languages = '    - api:app/app-language: { config: { availableLanguages: [en, de] } }\n';
const texts = (messages: string) =>
  `${languages}    - api:app/translations:\n        config:\n          messages:\n            ${messages}\n`;

describe('the report of texts that are worded differently', () => {
  it('has nothing to say of texts that are there, in all plural forms of their language', async () => {
    const found = await check(
      texts(
        'de: { catalog: { index.title: Verzeichnis, index.showResults_one: eins }, titles: { On call: Bereitschaft } }',
      ),
    );
    expect(found).toEqual([]);
  });

  it('warns of an unknown bundle, with the nearest one', async () => {
    expect(await check(texts('de: { catalogue: { index.title: Verzeichnis } }'))).toEqual([
      "warning EXTENSION_CONFIGURATION_UNKNOWN_KEY 7:19 The configuration of extension 'api:app/translations' words the bundle 'catalogue', which no installed plugin has, so it has no effect. catalog",
    ]);
  });

  it('warns of an unknown text, with the nearest one', async () => {
    expect(await check(texts('en: { catalog: { index.titel: Directory } }'))).toEqual([
      "warning EXTENSION_CONFIGURATION_UNKNOWN_KEY 7:30 The configuration of extension 'api:app/translations' words the text 'index.titel', which the bundle 'catalog' does not have, so it has no effect. index.title",
    ]);
  });

  it('warns of a language that nobody can choose', async () => {
    expect(await check(texts('fr: { catalog: { index.title: Annuaire } }'))).toEqual([
      expect.stringContaining("words the language 'fr', which nobody can choose"),
    ]);
  });
});

describe('the report of languages', () => {
  it('points at a language that is listed twice', async () => {
    expect(
      await check('    - api:app/app-language: { config: { availableLanguages: [en, de, en] } }\n'),
    ).toEqual([expect.stringMatching(/^error EXTENSION_CONFIGURATION_INVALID 3:70 .*'en' is listed twice/)]);
  });

  it('points at what is no language tag', async () => {
    expect(await check('    - api:app/app-language: { config: { availableLanguages: [en_US] } }\n')).toEqual([
      expect.stringMatching(/^error EXTENSION_CONFIGURATION_INVALID 3:62 .*'en_US' is no language tag/),
    ]);
  });

  it('tells that the language at first is not among those to choose from', async () => {
    expect(
      await check(
        '    - api:app/app-language: { config: { availableLanguages: [en], defaultLanguage: de } }\n',
      ),
    ).toEqual([
      expect.stringMatching(
        /^error EXTENSION_FACTORY_ERROR 3:7 .*The initial language 'de' is not among the available languages: en/,
      ),
    ]);
  });
});
