import { readList } from '../../model/pod';

/** An address of an ingress. */
export interface IngressPath {
  text: string;
  /** Undefined if the host is not known, or a pattern. */
  url: string | undefined;
  /** The service and its port. */
  backend: string;
}

interface PathRule {
  path?: string;
  backend?: {
    service?: { name?: string; port?: { name?: string; number?: number } };
    resource?: { kind?: string; name?: string };
    serviceName?: string;
    servicePort?: string | number;
  };
}

/** Returns the addresses in the rules of an ingress. */
export function listIngressPaths(spec: Record<string, unknown>): IngressPath[] {
  const secure = new Set(readList<{ hosts?: string[] }>(spec['tls']).flatMap(({ hosts = [] }) => hosts));
  return readList<{ host?: string; http?: { paths?: unknown } }>(spec['rules']).flatMap(({ host, http }) =>
    readList<PathRule>(http?.paths).map(({ path = '/', backend }) => ({
      text: `${host ?? '*'}${path}`,
      url:
        host === undefined || host.includes('*')
          ? undefined
          : `${secure.has(host) ? 'https' : 'http'}://${host}${path}`,
      backend: printBackend(backend),
    })),
  );
}

function printBackend({ service, resource, serviceName, servicePort }: PathRule['backend'] = {}): string {
  if (resource) return `${resource.kind ?? ''} ${resource.name ?? ''}`.trim();
  const port = service?.port?.name ?? service?.port?.number ?? servicePort;
  return [service?.name ?? serviceName ?? '', port].filter((part) => part !== undefined).join(':');
}
