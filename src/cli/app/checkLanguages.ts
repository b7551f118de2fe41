import {
  type ConfigPath,
  type ConfigSource,
  createProblem,
  findCandidates,
  isRecord,
  type Problem,
} from '#diagnostics';
import type { FinalizedApp } from '#engine';

const extensionId = 'api:app/app-language';

/** Reports languages of `api:app/app-language` that don't exist. Malformed tags are errors of its schema. */
export function checkLanguages(app: FinalizedApp, config: ConfigSource): Problem[] {
  const spec = app.tree.nodes.get(extensionId)?.spec;
  const path = spec?.origin.config;
  if (!path || !isRecord(spec.config)) return [];
  const { availableLanguages: listed, defaultLanguage } = spec.config;
  const tags = (Array.isArray(listed) ? listed : []).map((tag: unknown, index): [unknown, ConfigPath] => [
    tag,
    ['availableLanguages', index],
  ]);
  return [...tags, [defaultLanguage, ['defaultLanguage']] as [unknown, ConfigPath]].flatMap(([tag, at]) => {
    if (typeof tag !== 'string' || isExisting(tag)) return [];
    const candidates = findMeant(tag);
    return createProblem('CONFIG_VALUE_SUSPICIOUS', {
      message: `'${tag}' is not the tag of an existing language.`,
      hint:
        candidates[0] === undefined
          ? "Use a tag such as 'en', 'de' or 'pt-BR'."
          : `Did you mean '${candidates[0]}'?`,
      where: config.locate([...path, ...at]),
      extensionId,
      pluginId: 'app',
      candidates,
    });
  });
}

/** Whether the language of a tag, and its region if it has one, exist. Tags that are not well-formed are reported elsewhere. */
function isExisting(tag: string): boolean {
  try {
    const { language, region } = new Intl.Locale(tag);
    return nameOf('language', language) !== undefined && (!region || nameOf('region', region) !== undefined);
  } catch {
    return true;
  }
}

function nameOf(type: 'language' | 'region', code: string): string | undefined {
  return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code);
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Finds a language by its English name or by its country, as in `english` or `jp`. */
function findMeant(tag: string): string[] {
  const named = letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => nameOf('language', code)?.toLowerCase() === tag.toLowerCase());
  if (named !== undefined) return [named];
  try {
    const { language, region } = new Intl.Locale(tag);
    const country = nameOf('region', language.toUpperCase()) && new Intl.Locale(`und-${language}`).maximize();
    if (country) return [country.language];
    return region && nameOf('language', language)
      ? [language]
      : findCandidates(language, ['en', 'de', 'es', 'ja']);
  } catch {
    return [];
  }
}
