import { isIPv6 } from 'node:net';
import { readMap, readNumber, readText, type ConfigData } from '#backend';

export interface ListenAddress {
  host: string;
  port: number;
}

const DEFAULT: ListenAddress = { host: '127.0.0.1', port: 7007 };

/**
 * Resolves where to listen: `HOST` and `PORT`, then `backend.listen` (`:7007`, `host:port` or a map), then the
 * default.
 */
export function resolveListenAddress(config: ConfigData, environment: NodeJS.ProcessEnv): ListenAddress {
  const configured = readConfigured(config);
  const portOfEnvironment = Number(environment['PORT'] || NaN);
  return {
    host: environment['HOST'] || configured.host,
    port: Number.isInteger(portOfEnvironment) ? portOfEnvironment : configured.port,
  };
}

/** The address without the environment. */
function readConfigured(config: ConfigData): ListenAddress {
  const written = parseListen(readText(config, 'backend.listen') ?? '');
  return {
    host: readText(config, 'backend.listen.host') ?? written.host ?? DEFAULT.host,
    port: readNumber(config, 'backend.listen.port') ?? written.port ?? DEFAULT.port,
  };
}

/** Hosts that accept connections from this machine. */
const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '0.0.0.0', '::', '::1']);

/**
 * Returns the URL to open in a browser. A server that listens on this machine or on all interfaces has several names: the one of
 * `app.baseUrl` if it is local, otherwise `localhost`.
 */
export function printAddress({ host, port }: ListenAddress, appOrigin?: string): string {
  const named = appOrigin === undefined ? undefined : new URL(appOrigin).hostname;
  const shown = local.has(host) ? (named !== undefined && local.has(named) ? named : 'localhost') : host;
  return `http://${isIPv6(shown) ? `[${shown}]` : shown}:${port}`;
}

/**
 * Moves `app.baseUrl` and `backend.baseUrl` to the address that `HOST` and `PORT` set, if both name this machine and the port of
 * the configuration. Otherwise, links that the server creates would lead to a port where nothing listens. Other URLs are kept: they are
 * those of a proxy or another backend. Also kept are URLs that the environment sets.
 */
export function followListenAddress(config: ConfigData, environment: NodeJS.ProcessEnv): ConfigData {
  const listen = resolveListenAddress(config, environment);
  const urls = BASE_URLS.map((section) => readText(config, `${section}.baseUrl`) ?? '');
  const { port } = readConfigured(config);
  const follows = urls.every((url) => {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    return parsed?.protocol === 'http:' && local.has(parsed.hostname) && Number(parsed.port || 80) === port;
  });
  const areFixed = BASE_URLS.some((section) => environment[`APP_CONFIG_${section}_baseUrl`]);
  // Port 0 lets the system choose, after the configuration was read.
  if (!follows || areFixed || listen.port === 0) return config;
  const moved = BASE_URLS.map((section, index) => {
    const { origin } = new URL(urls[index] ?? '');
    const baseUrl = printAddress(listen, origin) + (urls[index] ?? '').slice(origin.length);
    return [section, { ...readMap(config, section), baseUrl }] as const;
  });
  return { ...config, ...Object.fromEntries(moved) };
}

const BASE_URLS = ['app', 'backend'] as const;

function parseListen(text: string): Partial<ListenAddress> {
  const [, host, port] = /^(?:(.*):)?(\d+)$/.exec(text) ?? [];
  return { host: host || undefined, port: port === undefined ? undefined : Number(port) };
}
