import { BEARER_PROTOCOL } from '#protocol';
import type { DiscoveryApi, IdentityApi } from '#sdk';
import type { KubernetesApi } from '../api/KubernetesApi';
import type { ShellOptions } from './exec/createShell';
import { type ContainerLocation, printExecPath, printExecUrl } from './exec/execAddress';
import { EXEC_PROTOCOLS } from './exec/execChannels';
import { explainRefusal } from './exec/explainRefusal';
import { openSocket } from './exec/openSocket';

/** How long the explanation of a refusal may take, in ms. */
const EXPLANATION_LIMIT = 10_000;

/** What connections to shells need. */
export interface ShellAccessApis {
  discoveryApi: DiscoveryApi;
  identityApi: IdentityApi;
  kubernetesApi: KubernetesApi;
}

/** Opens connections to the shell of a container, with the token of the signed-in user. */
export function createShellAccess(
  { discoveryApi, identityApi, kubernetesApi }: ShellAccessApis,
  location: ContainerLocation,
): Pick<ShellOptions, 'open' | 'explain'> {
  let sentToken: string | undefined;

  return {
    async open(signal) {
      const [baseUrl, { token }] = await Promise.all([
        discoveryApi.getBaseUrl('kubernetes'),
        identityApi.getCredentials(),
      ]);
      sentToken = token;
      const protocols = [...EXEC_PROTOCOLS, ...(token === undefined ? [] : [printTokenProtocol(token)])];
      return openSocket({ url: printExecUrl(baseUrl, location), protocols, signal });
    },
    async explain(signal) {
      const failure = await explainRefusal(() =>
        kubernetesApi.proxy({
          clusterName: location.cluster,
          path: printExecPath(location),
          init: { signal: AbortSignal.any([signal, AbortSignal.timeout(EXPLANATION_LIMIT)]) },
        }),
      );
      // The request renews a token that the backend no longer accepts.
      const { token } = await identityApi.getCredentials();
      return failure.reason === 'blocked' && token !== sentToken ? undefined : failure;
    },
  };
}

/** Browsers cannot send headers with a WebSocket. The backend removes the token before it connects to the cluster. */
function printTokenProtocol(token: string): string {
  const text = String.fromCodePoint(...new TextEncoder().encode(token));
  const base64 = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${BEARER_PROTOCOL}${base64}`;
}
