import { isIPv6 } from 'node:net';
import { readNumber, readText, type ConfigData } from './configValue';

export interface ListenAddress {
  host: string;
  port: number;
}

const DEFAULT: ListenAddress = { host: '127.0.0.1', port: 7007 };

/** Where to listen: `HOST` and `PORT` before `backend.listen` (`:7007`, `host:port` or a map) before the default. */
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

/** The address as people open it. A server that listens on every interface is found on this machine too. */
export function printAddress({ host, port }: ListenAddress): string {
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${isIPv6(shown) ? `[${shown}]` : shown}:${port}`;
}

function parseListen(text: string): Partial<ListenAddress> {
  const [, host, port] = /^(?:(.*):)?(\d+)$/.exec(text) ?? [];
  return { host: host || undefined, port: port === undefined ? undefined : Number(port) };
}
