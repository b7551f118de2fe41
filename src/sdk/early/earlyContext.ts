import { joinPaths } from '#engine';
import { PRODUCT } from '#protocol';

/** What is known before the app is loaded: the configuration in the page, an address of the app, and what the browser stores. */
export interface EarlyContext {
  /** Returns a value of the configuration. The path is a list of keys separated by dots. */
  read: (path: string) => unknown;
  /**
   * Returns the `config` of an extension, `undefined` if `app.extensions` disables it or attaches it elsewhere.
   *
   * @throws if a plugin overrides the extension
   */
  settings: (extensionId: string) => Readonly<Record<string, unknown>> | undefined;
  /** The ids in `app.extensions`, in the order in which they come first in the tree, then those that plugins override. */
  listed: readonly string[];
  /** Returns the base URL of a plugin's backend. `undefined` if there is none, or if the plugin has one of its own. */
  backendUrl: (pluginId: string) => string | undefined;
  /** The path of the page, without the base path of the app. A redirect at `/` is followed. */
  path: string;
  /**
   * Returns whether the address is that of an enabled page: its path (`path` by default), or `/` if the page is the first one in
   * `app.extensions`. False if a plugin overrides the page.
   */
  isAt: (pageId: string, path: string) => boolean;
  search: URLSearchParams;
  /** Returns the address of a path of the app. */
  href: (path: string) => string;
  /** Returns a value that the browser stores for this site. */
  stored: (key: string, place?: 'tab' | 'browser') => string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Reads what is known of an address. `overridden` are ids of extensions. A part of the configuration that is missing or has the wrong type counts as not configured. */
export function readEarlyContext(
  page: Document,
  address: URL,
  overridden: ReadonlySet<string> = new Set(),
): EarlyContext {
  const layers = readLayers(page);
  const read = (path: string): unknown => {
    const values = layers.map((layer) => readPath(layer, path)).filter((value) => value !== undefined);
    return values.at(-1);
  };
  const extensions = readExtensions(read('app.extensions'));
  const app = parseUrl(read('app.baseUrl'));
  const backend = parseUrl(read('backend.baseUrl'));
  const origin = app && backend && app.origin === backend.origin ? address.origin : backend?.origin;
  const basePath = (app?.pathname ?? '').replace(/\/+$/, '');
  const settings = (id: string): Values | undefined => {
    if (overridden.has(id)) throw new Error(`Nothing is known of '${id}'.`);
    return extensions.has(id) ? extensions.get(id) : {};
  };
  const opened = address.pathname.startsWith(`${basePath}/`)
    ? address.pathname.slice(basePath.length)
    : address.pathname;
  const isRootUnknown = overridden.has('app/routes');
  const root = isRootUnknown ? undefined : findRedirect(extensions.get('app/routes'));
  const path = opened === '/' && root !== undefined && !/[?#:]/.test(root) ? root : opened;
  return {
    read,
    settings,
    listed: [...extensions.keys(), ...overridden],
    backendUrl: (pluginId) =>
      backend && !backend.search && !backend.hash && read('discovery.endpoints') === undefined
        ? `${origin}${backend.pathname.replace(/\/+$/, '')}/api/${encodeURIComponent(pluginId)}`
        : undefined,
    path,
    isAt(id, defaultPath) {
      const page = overridden.has(id) ? undefined : settings(id);
      if (page === undefined) return false;
      const [shown, own] = [path, (page['path'] as string | undefined) ?? defaultPath].map((text) =>
        text.replace(/\/+$/, ''),
      );
      const isFirst = !isRootUnknown && root === undefined && id === findFirstPage(extensions);
      return shown === own || (shown === '' && isFirst);
    },
    search: address.searchParams,
    href: (path) => joinPaths(basePath, path),
    stored: readStored,
  };
}

/** The element of Trellis, or those in which a Backstage server injects its configuration. Later layers override earlier ones. */
function readLayers(page: Document): Values[] {
  const own = page.getElementById('trellis-config');
  if (own) return [readPath(parseJson(own.textContent), 'config')].filter(isValues);
  return [...page.querySelectorAll(`script[type="${PRODUCT}.io/config"]`)]
    .flatMap((element) => parseJson(element.textContent) as unknown[])
    .map((layer) => readPath(layer, 'data'))
    .filter(isValues);
}

function readPath(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isValues(value) ? value[key] : undefined), data);
}

/** The `config` of each extension by id, `undefined` for those that are disabled or attached elsewhere. The last entry counts. */
function readExtensions(list: unknown): Map<string, Values | undefined> {
  const extensions = new Map<string, Values | undefined>();
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const [id, settings] =
      typeof entry === 'string' ? [entry] : (Object.entries((entry ?? {}) as Values)[0] ?? []);
    if (id === undefined) continue;
    const isOff = settings === false || settings === 'false';
    const { disabled = isOff, attachTo, config } = isValues(settings) ? settings : {};
    const isInPlace = disabled !== true && disabled !== 'true' && attachTo === undefined;
    extensions.set(id, isInPlace ? (isValues(config) ? config : (extensions.get(id) ?? {})) : undefined);
  }
  return extensions;
}

/** Returns where the root of the app redirects to. */
function findRedirect(routes: Values | undefined): string | undefined {
  const redirects = Array.isArray(routes?.['redirects']) ? (routes['redirects'] as unknown[]) : [];
  const to = redirects.filter(isValues).find(({ from }) => from === '/')?.['to'];
  return typeof to === 'string' ? to : undefined;
}

/** Returns the page to which the root of the app leads. `undefined` if that is not certain. */
function findFirstPage(extensions: ReadonlyMap<string, Values | undefined>): string | undefined {
  if ([...extensions.values()].some((config) => config?.['path'] === '/')) return undefined;
  return [...extensions].find(
    ([id, config]) =>
      id.startsWith('page:') &&
      config !== undefined &&
      !(config['path'] as string | undefined)?.includes(':'),
  )?.[0];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

function parseUrl(text: unknown): URL | undefined {
  return typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
}

/** The property access throws if a browser policy blocks storage. */
function readStored(key: string, place: 'tab' | 'browser' = 'browser'): string | undefined {
  try {
    return (place === 'tab' ? sessionStorage : localStorage).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
