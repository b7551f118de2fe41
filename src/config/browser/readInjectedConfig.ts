import { createProblem, type ConfigSource, type Problem, type Result } from '#diagnostics';
import { createLocate } from '../injected/createLocate';
import { injectedConfigId, type InjectedConfig } from '../injected/injectedConfig';
import { alignBaseUrls } from './alignBaseUrls';
import { mergeData } from './mergeData';

/**
 * The configuration that the page carries.
 *
 * Trellis' own element comes first; without it, the elements in which a Backstage server injects its configuration are read
 * (they know no places). Never throws: a page without a readable configuration gives an empty one and a problem.
 */
export function readInjectedConfig(page: Document): Result<ConfigSource> {
  const { value, problems } = readElements(page);
  return { value: alignBaseUrls(value, page.location.origin), problems };
}

function readElements(page: Document): Result<ConfigSource> {
  const own = page.getElementById(injectedConfigId);
  if (own) return readOwn(own.textContent);
  const foreign = [...page.querySelectorAll('script[type="backstage.io/config"]')];
  if (foreign.length > 0) return readForeign(foreign.map((element) => element.textContent));
  return fail(
    'The page carries no configuration.',
    'Open the portal through its server, which adds the configuration to the page.',
  );
}

function readOwn(text: string): Result<ConfigSource> {
  const injected = parseJson(text) as InjectedConfig | undefined;
  if (!isRecord(injected) || !isRecord(injected.config)) return failToParse();
  const { config, places, problems } = injected;
  return { value: { data: config, locate: createLocate(config, places) }, problems };
}

/** Each element holds a list of `{ context, data }`; later data lies over earlier. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function failToParse(): Result<ConfigSource> {
  return fail(
    'Failed to load config from script tag, because it holds no valid JSON of the expected form.',
    'Look at what serves the page, or stands between it and you, and changes the configuration in it.',
  );
}

function fail(message: string, hint: string): Result<ConfigSource> {
  const problem: Problem = createProblem('CONFIG_SYNTAX_INVALID', { message, hint });
  return { value: { data: {}, locate: () => undefined }, problems: [problem] };
}
