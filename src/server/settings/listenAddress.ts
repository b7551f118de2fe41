import { isIPv6 } from 'node:net';
import { readNumber, readText, type ConfigData } from '#backend';

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
  const written = parseListen(readText(config, 'backend.listen') ?? '');
  const portOfEnvironment = Number(environment['PORT'] || NaN);
  return {
    host: environment['HOST'] || (readText(config, 'backend.listen.host') ?? written.host ?? DEFAULT.host),
    port: Number.isInteger(portOfEnvironment)
      ? portOfEnvironment
      : (readNumber(config, 'backend.listen.port') ?? written.port ?? DEFAULT.port),
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

function parseListen(text: string): Partial<ListenAddress> {
  const [, host, port] = /^(?:(.*):)?(\d+)$/.exec(text) ?? [];
  return { host: host || undefined, port: port === undefined ? undefined : Number(port) };
}
