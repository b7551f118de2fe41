import {
  type ConfigPath,
  type ConfigSource,
  createProblem,
  findCandidates,
  isRecord,
  type Problem,
} from '#diagnostics';
import type { FinalizedApp } from '#engine';
import { loadBundledTranslations } from '#extensions/translations';
import type { TranslationRef } from '#sdk';

type Section = { readonly [key in string]: unknown };

/** Titles can be any text, including titles from the YAML, so all keys of this bundle are valid. */
const openBundles: ReadonlySet<string> = new Set(['titles']);

/** Checks `api:app/translations` for messages that are never shown: unavailable languages, unknown bundles and unknown keys. */
export async function checkTranslations(app: FinalizedApp, config: ConfigSource): Promise<Problem[]> {
  const spec = app.tree.nodes.get(extensionId)?.spec;
  const origin = spec?.origin.config;
  const messages = readSection(spec?.config)?.['messages'];
  if (origin === undefined || !isRecord(messages)) return [];
  const bundles = new Map((await loadBundledTranslations()).map((ref) => [ref.id, ref]));
  const languages = listLanguages(app);
  const path: ConfigPath = [...origin, 'messages'];
  return Object.entries(messages).flatMap(([language, texts]) => {
    if (!languages.includes(language)) {
      const about = `the language '${language}', which is not available`;
      return [reportKey(config, [...path, language], about, languages)];
    }
    return checkLanguage(config, [...path, language], language, texts, bundles);
  });
}

const extensionId = 'api:app/translations';

function checkLanguage(
  config: ConfigSource,
  path: ConfigPath,
  language: string,
  texts: unknown,
  bundles: ReadonlyMap<string, TranslationRef>,
): Problem[] {
  return Object.entries(readSection(texts) ?? {}).flatMap(([id, messages]) => {
    const ref = bundles.get(id);
    if (ref === undefined) {
      const about = `the bundle '${id}', which is not installed`;
      return [reportKey(config, [...path, id], about, [...bundles.keys()])];
    }
    if (openBundles.has(id)) return [];
    const known = listTextKeys(ref, language);
    return Object.keys(readSection(messages) ?? {})
      .filter((key) => !known.includes(key))
      .map((key) =>
        reportKey(
          config,
          [...path, id, key],
          `the message '${key}', which the bundle '${id}' does not have`,
          known,
        ),
      );
  });
}

function reportKey(config: ConfigSource, path: ConfigPath, about: string, known: readonly string[]): Problem {
  const candidates = findCandidates(String(path.at(-1)), known);
  const [nearest] = candidates;
  return createProblem('EXTENSION_CONFIGURATION_UNKNOWN_KEY', {
    message: `Extension '${extensionId}' configures ${about}. It has no effect.`,
    hint:
      nearest === undefined
        ? 'Remove it, or check its name in the documentation of languages.'
        : `Did you mean '${nearest}'?`,
    where: config.locate(path, 'key'),
    extensionId,
    pluginId: 'app',
    candidates,
  });
}

/** English is always available, because it is the fallback for missing messages. */
function listLanguages(app: FinalizedApp): string[] {
  const settings = readSection(app.tree.nodes.get('api:app/app-language')?.spec.config);
  const available = settings?.['availableLanguages'];
  const named = Array.isArray(available) ? available.filter((one) => typeof one === 'string') : [];
  const withOwn = named.flatMap((one) => [one, one.split('-')[0] ?? one]);
  return [...new Set(['en', ...withOwn])];
}

/** Lists the keys of a bundle, including the plural forms of a language. These can differ from the English ones. */
function listTextKeys(ref: TranslationRef, language: string): string[] {
  const forms = listPluralForms(language);
  const keys = Object.keys(ref.messages).flatMap((key) => {
    const base = /^(.+)_other$/.exec(key)?.[1];
    return base === undefined ? [key] : [key, ...forms.map((form) => `${base}_${form}`)];
  });
  return [...new Set(keys)];
}

function listPluralForms(language: string): string[] {
  try {
    return ['zero', ...new Intl.PluralRules(language).resolvedOptions().pluralCategories];
  } catch {
    return [];
  }
}

function readSection(value: unknown): Section | undefined {
  return isRecord(value) ? value : undefined;
}
