import { type ConfigSource, createProblem, isRecord, type Problem, type Result } from '#diagnostics';
import { injectedConfigId, type InjectedConfig } from '../injected/injectedConfig';
import { alignBaseUrls } from './alignBaseUrls';
import { mergeData } from './mergeData';
import { openInjectedConfig, type PageConfig } from './pageConfig';

/**
 * Reads the configuration from the page.
 *
 * Uses the element of Trellis if there is one, otherwise the elements in which a Backstage server injects its configuration,
 * which have no places. Never throws. If the page has no valid configuration, returns an empty one and a problem.
 */
export function readInjectedConfig(page: Document): PageConfig {
  const { origin } = page.location;
  const own = page.getElementById(injectedConfigId);
  if (own) return readOwn(own.textContent, origin);
  const { value, problems } = readOthers(page);
  return { value: alignBaseUrls(value, origin), problems };
}

function readOthers(page: Document): Result<ConfigSource> {
  const foreign = [...page.querySelectorAll('script[type="backstage.io/config"]')];
  if (foreign.length > 0) return readForeign(foreign.map((element) => element.textContent));
  return fail(
    'The page does not contain a configuration.',
    'Open the portal through its server, which adds the configuration to the page.',
  );
}

function readOwn(text: string, origin: string): PageConfig {
  const injected = parseJson(text) as InjectedConfig | undefined;
  if (!isRecord(injected) || !isRecord(injected.config)) return failToParse();
  return openInjectedConfig(injected, origin);
}

/** Each element contains a list of `{ context, data }`. Later data overrides earlier data. */
function readForeign(texts: string[]): Result<ConfigSource> {
  const layers: Array<Record<string, unknown>> = [];
  for (const text of texts) {
    const parsed = parseJson(text);
    if (!Array.isArray(parsed)) return failToParse();
    for (const layer of parsed) if (isRecord(layer) && isRecord(layer['data'])) layers.push(layer['data']);
  }
  const data = layers.reduce(mergeData, {});
  return { value: { data, locate: () => undefined }, problems: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failToParse(): Result<ConfigSource> {
  return fail(
    'Failed to load config from script tag, because its content is not valid JSON in the expected format.',
    'Check whether a proxy or another server changes the configuration in the page.',
  );
}

function fail(message: string, hint: string): Result<ConfigSource> {
  const problem: Problem = createProblem('CONFIG_SYNTAX_INVALID', { message, hint });
  return { value: { data: {}, locate: () => undefined }, problems: [problem] };
}
