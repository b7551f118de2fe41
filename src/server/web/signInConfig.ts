import type { InjectedConfig } from '#config';
import { isJsonObject } from '#model';

/** Values that the sign-in page reads, by section. */
const VISIBLE: Readonly<Record<string, readonly string[]>> = {
  app: ['title', 'baseUrl', 'support'],
  organization: ['name'],
  backend: ['baseUrl'],
  auth: ['environment', 'providers'],
};

/** Extensions that the sign-in page consists of. */
const SIGN_IN_EXTENSION = /^(?:sign-in-page:|theme:|translation:|api:app\/|app-root-element:app\/)/;

/** Reduces the configuration to what the sign-in page needs, for callers who are not signed in. */
export function reduceToSignIn({ config }: InjectedConfig): InjectedConfig {
  const reduced: Record<string, unknown> = {};
  for (const [section, keys] of Object.entries(VISIBLE)) {
    const values = config[section];
    if (isJsonObject(values)) reduced[section] = pick(values, keys);
  }
  const redirect = config['enableExperimentalRedirectFlow'];
  if (redirect !== undefined) reduced['enableExperimentalRedirectFlow'] = redirect;
  const app = config['app'];
  if (isJsonObject(app) && Array.isArray(app['extensions'])) {
    reduced['app'] = { ...(reduced['app'] as object), extensions: app['extensions'].filter(isForSignIn) };
  }
  return { config: reduced, places: { files: [], spans: [] }, problems: [] };
}

function pick(values: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
}

/** An entry is an id, or a map from one id to its settings. */
function isForSignIn(entry: unknown): boolean {
  const [id] = isJsonObject(entry) ? Object.keys(entry) : [entry];
  return typeof id === 'string' && SIGN_IN_EXTENSION.test(id);
}
