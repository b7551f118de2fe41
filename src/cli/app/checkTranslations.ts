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

/** Titles are any text, also one that somebody wrote in the YAML, so nothing there is a mistake. */
const openBundles: ReadonlySet<string> = new Set(['titles']);

/** The texts of `api:app/translations` that nobody will ever see: of a language that cannot be chosen, of no bundle, of no key. */
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
      const about = `the language '${language}', which nobody can choose`;
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
      const about = `the bundle '${id}', which no installed plugin has`;
      return [reportKey(config, [...path, id], about, [...bundles.keys()])];
    }
    if (openBundles.has(id)) return [];
    const known = listKeys(ref, language);
    return Object.keys(readSection(messages) ?? {})
      .filter((key) => !known.includes(key))
      .map((key) =>
        reportKey(
          config,
          [...path, id, key],
          `the text '${key}', which the bundle '${id}' does not have`,
          known,
        ),
      );
  });
}

function reportKey(config: ConfigSource, path: ConfigPath, about: string, known: readonly string[]): Problem {
  const candidates = findCandidates(String(path.at(-1)), known);
  const [nearest] = candidates;
  return createProblem('EXTENSION_CONFIGURATION_UNKNOWN_KEY', {
    message: `The configuration of extension '${extensionId}' words ${about}, so it has no effect.`,
    hint:
      nearest === undefined
        ? 'Remove it, or look up its name in the documentation of languages.'
        : `Did you mean '${nearest}'?`,
    where: config.locate(path, 'key'),
    extensionId,
    pluginId: 'app',
    candidates: candidates.length > 0 ? candidates : undefined,
  });
}

/** English is always there: what another language lacks is said in it. */
function listLanguages(app: FinalizedApp): string[] {
  const settings = readSection(app.tree.nodes.get('api:app/app-language')?.spec.config);
  const available = settings?.['availableLanguages'];
  const named = Array.isArray(available) ? available.filter((one) => typeof one === 'string') : [];
  const withOwn = named.flatMap((one) => [one, one.split('-')[0] ?? one]);
  return [...new Set(['en', ...withOwn])];
}

/** The keys of a bundle with the plural forms of a language, which may be others than those of English. */
function listKeys(ref: TranslationRef, language: string): string[] {
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
