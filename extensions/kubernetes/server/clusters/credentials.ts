import { readFile } from 'node:fs/promises';
import { HttpError } from '#backend';
import type { ClusterAuth } from '../../protocol';
import type { Cluster } from '../settings/cluster';
import { isOwnApiServer } from './isOwnApiServer';

/** Where Kubernetes puts the credentials of the portal's own service account, if the portal runs in a cluster. */
const IN_CLUSTER = '/var/run/secrets/kubernetes.io/serviceaccount';

/** Files of the portal's own service account. */
export const inClusterFiles = { token: `${IN_CLUSTER}/token`, ca: `${IN_CLUSTER}/ca.crt` } as const;

/** Whether the portal's own service account is used: for its own cluster, if the configuration has no token. */
export function usesOwnAccount({ authProvider, token, tokenFile, url }: Cluster): boolean {
  return (
    authProvider === 'serviceAccount' && token === undefined && tokenFile === undefined && isOwnApiServer(url)
  );
}

/** The reason why there is no token for a cluster. */
export class MissingTokenError extends HttpError {
  constructor(message: string) {
    super('AuthenticationError', 401, message);
  }
}

/**
 * Returns the token for requests to a cluster, or `undefined` if it needs none. Files are read each time, because Kubernetes
 * replaces them.
 *
 * @throws MissingTokenError
 */
export async function loadToken(cluster: Cluster, auth: ClusterAuth): Promise<string | undefined> {
  const { authProvider, oidcTokenProvider, name } = cluster;
  if (authProvider === 'localKubectlProxy') return undefined;
  if (authProvider === 'serviceAccount') return loadServiceAccountToken(cluster);
  const token = readUserToken(auth, authProvider, oidcTokenProvider);
  if (token !== undefined) return token;
  if (['google', 'aks', 'oidc'].includes(authProvider))
    throw new MissingTokenError(
      `The request has no token for the cluster '${name}'. Sign in to ${oidcTokenProvider ?? authProvider}.`,
    );
  throw new MissingTokenError(
    `The auth provider '${authProvider}' of the cluster '${name}' is available only with a Backstage backend.`,
  );
}

function readUserToken(
  { google, aks, oidc = {} }: ClusterAuth,
  provider: string,
  oidcProvider = '',
): string | undefined {
  if (provider === 'google') return google;
  if (provider === 'aks') return aks;
  return provider === 'oidc' && Object.hasOwn(oidc, oidcProvider) ? oidc[oidcProvider] : undefined;
}

async function loadServiceAccountToken(cluster: Cluster): Promise<string> {
  const { name, token, tokenFile } = cluster;
  if (token !== undefined) return token;
  if (tokenFile === undefined && !usesOwnAccount(cluster))
    throw new MissingTokenError(
      `The cluster '${name}' has no token. Set serviceAccountToken or serviceAccountTokenFile. The portal sends its own token only to the cluster in which it runs.`,
    );
  try {
    return (await readFile(tokenFile ?? inClusterFiles.token, 'utf8')).trim();
  } catch {
    throw new MissingTokenError(
      tokenFile === undefined
        ? `The portal's own token for the cluster '${name}' cannot be read. Set serviceAccountToken or serviceAccountTokenFile.`
        : `The token file of the cluster '${name}' cannot be read.`,
    );
  }
}
