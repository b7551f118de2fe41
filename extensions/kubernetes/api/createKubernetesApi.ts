import { urlPath } from '#protocol';
import { readJson, type DiscoveryApi, type FetchApi } from '#sdk';
import { CLUSTER_HEADER, TOKEN_HEADER, clustersSchema, objectsSchema } from '../protocol';
import type { KubernetesApi, KubernetesCluster, KubernetesRequestOptions } from './KubernetesApi';
import type { KubernetesAuthProvidersApi } from './KubernetesAuthProvidersApi';
import { MissingBackendError } from './MissingBackendError';

/** How long the clusters are kept for requests to one of them, in ms. */
const CLUSTERS_KEPT = 60_000;

/** Creates the API that requests clusters and objects from the backend. */
export function createKubernetesApi({
  discoveryApi,
  fetchApi,
  authApi,
}: {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
  authApi: KubernetesAuthProvidersApi;
}): KubernetesApi {
  let kept: { clusters: Promise<KubernetesCluster[]>; until: number } | undefined;

  async function send(path: string, init: RequestInit): Promise<Response> {
    return fetchApi.fetch(`${await discoveryApi.getBaseUrl('kubernetes')}${path}`, init);
  }

  async function request(path: string, init: RequestInit): Promise<Response> {
    const response = await send(path, init);
    if (response.ok) return response;
    if (response.status === 404) throw new MissingBackendError();
    throw new Error(
      `Request failed with ${response.status} ${response.statusText}, ${await response.text()}`,
    );
  }

  async function getClusters({ signal }: KubernetesRequestOptions = {}): Promise<KubernetesCluster[]> {
    const { items } = clustersSchema.parse(
      await readJson(await request('/clusters', { signal: signal ?? null }), 'kubernetes'),
    );
    return items;
  }

  async function getCluster(name: string): Promise<KubernetesCluster> {
    if (!kept || kept.until < Date.now())
      kept = { clusters: getClusters(), until: Date.now() + CLUSTERS_KEPT };
    const { clusters } = kept;
    // A failure must not be kept.
    clusters.catch(() => (kept = undefined));
    const found = (await clusters).find((cluster) => cluster.name === name);
    if (found) return found;
    throw new Error(`Cluster ${name} not found`);
  }

  const requestObjects: KubernetesApi['requestObjects'] = async (
    { entity, auth },
    { cluster, signal } = {},
  ) => {
    const query = cluster === undefined ? '' : `?${new URLSearchParams({ cluster }).toString()}`;
    const response = await request(`${urlPath`/services/${entity.metadata.name}`}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth, entity }),
      signal: signal ?? null,
    });
    // A page of HTML, for example of a proxy, has an error that says so.
    if (!response.headers.get('content-type')?.includes('json'))
      await readJson(response.clone(), 'kubernetes');
    return response;
  };

  return {
    getClusters,
    getCluster,
    requestObjects,

    async getObjectsByEntity(entity, options) {
      return objectsSchema.parse(await readJson(await requestObjects(entity, options), 'kubernetes'));
    },

    async proxy({ clusterName, path, init }) {
      const { authProvider, oidcTokenProvider } = await getCluster(clusterName);
      const provider =
        oidcTokenProvider === undefined ? authProvider : `${authProvider}.${oidcTokenProvider}`;
      const { token } = await authApi.getCredentials(provider);
      const headers = new Headers(init?.headers);
      headers.set(CLUSTER_HEADER, clusterName);
      if (token !== undefined) headers.set(`${TOKEN_HEADER}-${provider.replace('.', '-')}`, token);
      return send(`/proxy${path}`, { ...init, headers });
    },
  };
}
