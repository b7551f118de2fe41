import { isIP } from 'node:net';

/** Names of the API server for pods of its cluster. */
const OWN_NAMES = [
  'kubernetes',
  'kubernetes.default',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
];

/**
 * Returns whether an address is the API server of the cluster in which the portal runs. Only this server may get the portal's own
 * token: any other could use it.
 *
 * @param environment variables that Kubernetes sets in pods
 */
export function isOwnApiServer(
  address: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const {
    KUBERNETES_SERVICE_HOST: host = '',
    KUBERNETES_SERVICE_PORT: port = '443',
    KUBERNETES_SERVICE_PORT_HTTPS: ownPort = port,
  } = environment;
  if (host === '' || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || (url.port || '443') !== ownPort) return false;
  const name = url.hostname.replace(/\.$/, '');
  return OWN_NAMES.includes(name) || name === normalize(host);
}

/** Prints a host as URLs do. */
function normalize(host: string): string {
  const url = `https://${isIP(host) === 6 ? `[${host}]` : host}`;
  return URL.canParse(url) ? new URL(url).hostname : host;
}
