import { urlPath } from '#protocol';
import type { KubernetesObject } from '../model/kubernetesObject';
import type { KubernetesApi } from './KubernetesApi';
import type { KubernetesProxyApi, PodLocation } from './KubernetesProxyApi';

/** Creates the API that sends requests to API servers. */
export function createKubernetesProxyApi({
  kubernetesApi,
}: {
  kubernetesApi: KubernetesApi;
}): KubernetesProxyApi {
  async function send(clusterName: string, path: string, init: RequestInit): Promise<Response> {
    const response = await kubernetesApi.proxy({ clusterName, path, init });
    if (response.ok) return response;
    throw new Error(
      `Proxy request failed with ${response.status} ${response.statusText}, ${await response.text()}`,
    );
  }

  return {
    getPodLogs(pod, { containerName, signal, ...options }) {
      const query = new URLSearchParams({ container: containerName });
      for (const [name, value] of Object.entries(options)) {
        if (value !== undefined && value !== false) query.set(name, String(value));
      }
      return send(pod.clusterName, `${printPodPath(pod)}/log?${query.toString()}`, {
        signal: signal ?? null,
      });
    },

    async getEventsByInvolvedObjectName({ clusterName, namespace, involvedObjectName }, { signal } = {}) {
      const query = new URLSearchParams({ fieldSelector: `involvedObject.name=${involvedObjectName}` });
      const path = `${urlPath`/api/v1/namespaces/${namespace}`}/events?${query.toString()}`;
      const response = await send(clusterName, path, { signal: signal ?? null });
      const { items } = Object(await response.json()) as { items?: KubernetesObject[] };
      return items ?? [];
    },

    async deletePod(pod) {
      const response = await send(pod.clusterName, printPodPath(pod), { method: 'DELETE' });
      await response.body?.cancel();
    },
  };
}

function printPodPath({ namespace, podName }: PodLocation): string {
  return urlPath`/api/v1/namespaces/${namespace}/pods/${podName}`;
}
