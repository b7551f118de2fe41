import { type ConfigSource, createProblem, isRecord, type Problem, type Result } from '#diagnostics';
import { injectedConfigId, type InjectedConfig } from '../injected/injectedConfig';
import { alignBaseUrls } from './alignBaseUrls';
import { mergeData } from './mergeData';
import { openInjectedConfig, type PageConfig } from './pageConfig';

/**
 * The configuration that the page carries.
 *
 * Trellis' own element comes first; without it, the elements in which a Backstage server injects its configuration are read
 * (they know no places). Never throws: a page without a readable configuration gives an empty one and a problem.
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
    'The page carries no configuration.',
    'Open the portal through its server, which adds the configuration to the page.',
  );
}

function readOwn(text: string, origin: string): PageConfig {
  const injected = parseJson(text) as InjectedConfig | undefined;
  if (!isRecord(injected) || !isRecord(injected.config)) return failToParse();
  return openInjectedConfig(injected, origin);
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
