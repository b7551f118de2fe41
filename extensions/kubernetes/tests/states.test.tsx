import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { configApiRef, permissionApiRef, type PermissionApi } from '#sdk';
import { mockApis } from '#sdk/testing';
import { createUnreliableCatalog, renderExtension } from '#extensions/catalog/testing';
import type { KubernetesApi, KubernetesCluster } from '../api/KubernetesApi';
import { kubernetesApiRef } from '../api/KubernetesApi';
import { kubernetesAuthProvidersApiRef } from '../api/KubernetesAuthProvidersApi';
import { kubernetesProxyApiRef, type KubernetesProxyApi } from '../api/KubernetesProxyApi';
import { MissingBackendError } from '../api/MissingBackendError';
import { kubernetesClusterLinkFormatterApiRef } from '../links/KubernetesClusterLinkFormatterApi';
import type { ClusterObjects } from '../protocol';
import { createProductionObjects } from './cluster/demoObjects';
import { refuseWarnings } from './refuseWarnings';

refuseWarnings();

const ID = 'backstage.io/kubernetes-id';

function component(annotations: Record<string, string> = { [ID]: 'website' }): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name: 'website', annotations },
    spec: { type: 'service', lifecycle: 'production', owner: 'guests' },
  };
}

const production: KubernetesCluster = { name: 'production', authProvider: 'serviceAccount' };

function answer(resources: ClusterObjects['resources'], errors: ClusterObjects['errors'] = []): Response {
  return Response.json({
    items: [{ cluster: { name: 'production' }, resources, podMetrics: [], errors }],
  });
}

interface Given {
  entity?: Entity;
  clusters?: KubernetesCluster[];
  api?: Partial<KubernetesApi>;
  authorize?: PermissionApi['authorize'];
  getCredentials?: () => Promise<{ token?: string }>;
  path?: string;
  /** The settings in `kubernetes.frontend`. */
  frontend?: object;
}

function render({ entity = component(), clusters = [production], api, authorize, ...given }: Given = {}) {
  const requestObjects = vi.fn<KubernetesApi['requestObjects']>(async () => answer([]));
  const getEvents = vi.fn<KubernetesProxyApi['getEventsByInvolvedObjectName']>(async () => []);
  const { getCredentials = async () => ({}) } = given;
  renderExtension({
    id: 'entity-content:kubernetes/kubernetes',
    entity,
    path: given.path ?? '/catalog/default/component/website/kubernetes',
    catalogApi: createUnreliableCatalog([entity]).catalogApi,
    apis: [
      [kubernetesApiRef, { getClusters: async () => clusters, requestObjects, ...api }],
      [
        kubernetesAuthProvidersApiRef,
        {
          getCredentials,
          decorateRequestBodyForAuth: async (_provider: string, auth: object) => {
            await getCredentials();
            return auth;
          },
        },
      ],
      [
        kubernetesProxyApiRef,
        {
          getPodLogs: async () => new Response('level=fatal msg="no database"\n'),
          getEventsByInvolvedObjectName: getEvents,
        },
      ],
      [kubernetesClusterLinkFormatterApiRef, { formatClusterLink: async () => undefined }],
      [configApiRef, mockApis.config({ data: { kubernetes: { frontend: given.frontend ?? {} } } })],
      ...(authorize ? [[permissionApiRef, { authorize }] as const] : []),
    ],
  });
  return { requestObjects, getEvents };
}

/** As if the user left the page and came back. Requests that this starts have started. */
async function returnToPage(): Promise<void> {
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

describe('the Kubernetes tab', () => {
  const open = (name: string, more = ''): string =>
    `/catalog/default/component/website/kubernetes?cluster=production&kind=Pod&namespace=ticketing&name=${name}${more}`;
  const unreachable: ClusterObjects['errors'] = [
    {
      errorType: 'FETCH_ERROR',
      message: 'request to https://a/api/v1/pods failed, reason: connect ECONNREFUSED',
    },
  ];

  it('explains which annotations an entity needs', async () => {
    render({ entity: component({}) });
    expect(
      await screen.findByText(
        'Or use a label selector query, which takes precedence over the previous annotation.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Read Kubernetes Plugin Docs/ })).toHaveAttribute('href');
    expect(screen.getAllByText(new RegExp(ID)).length).toBeGreaterThan(0);
  });

  it.each(['kubernetes.clusters.read', 'kubernetes.resources.read'])(
    'names both permissions if %s is missing, and requests nothing',
    async (missing) => {
      const { requestObjects } = render({
        authorize: async ({ permission }) => ({ result: permission.name === missing ? 'DENY' : 'ALLOW' }),
      });
      expect(await screen.findByRole('heading', { name: 'Permission required' })).toBeVisible();
      expect(
        screen.getByText(
          "To view Kubernetes objects, contact your portal administrator to give you the 'kubernetes.clusters.read' and 'kubernetes.resources.read' permission.",
        ),
      ).toBeVisible();
      expect(requestObjects).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['of Backstage by default', undefined, 'https://backstage.io/docs/features/kubernetes/configuration'],
    ['that an administrator chose', '/docs/default/component/portal', '/docs/default/component/portal'],
  ])('says that no clusters are configured, and links to the page %s', async (_which, docsUrl, href) => {
    render({ clusters: [], frontend: docsUrl === undefined ? {} : { docsUrl } });
    expect(await screen.findByRole('heading', { name: 'No clusters are configured' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^How to add clusters/ })).toHaveAttribute('href', href);
  });

  it('says that the entity has no objects on any cluster', async () => {
    render();
    expect(await screen.findByRole('heading', { name: 'No Kubernetes resources' })).toBeVisible();
    expect(screen.getByText('No resources on any known clusters for website')).toBeVisible();
  });

  describe('with a clock', () => {
    afterEach(() => void vi.useRealTimers());

    it.each([
      ['the cluster does not answer', async () => answer([], unreachable)],
      ['the backend fails', () => Promise.reject(new Error('Request failed with 500'))],
    ])('sends at most four requests for a cluster in three minutes if %s', async (_why, fail) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const requestObjects = vi.fn<KubernetesApi['requestObjects']>(fail);
      const getClusters = vi.fn<KubernetesApi['getClusters']>(async () => [production]);
      render({ api: { requestObjects, getClusters } });
      await screen.findByRole('heading', { name: 'Your Clusters' }, { timeout: 10_000 });
      await act(() => vi.advanceTimersByTimeAsync(180_000));
      expect(requestObjects.mock.calls.length).toBeGreaterThanOrEqual(3);
      expect(requestObjects.mock.calls.length).toBeLessThanOrEqual(4);
      expect(getClusters).toHaveBeenCalledTimes(1);
    });
  });

  it('says why the clusters could not be loaded, and loads them again', async () => {
    const text =
      'Could not find the Kubernetes Backend (HTTP 404). Make sure the plugin has been fully installed.';
    const getClusters = vi
      .fn<KubernetesApi['getClusters']>()
      .mockRejectedValueOnce(new Error(text))
      .mockResolvedValue([production]);
    render({ api: { getClusters } });
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No Kubernetes resources' })).toBeVisible();
  });

  it('lists what a cluster did not answer', async () => {
    const errors: ClusterObjects['errors'] = [
      { errorType: 'FETCH_ERROR', message: 'connect ECONNREFUSED' },
      { errorType: 'FETCH_ERROR', message: 'connect ECONNREFUSED' },
      { errorType: 'UNAUTHORIZED_ERROR', statusCode: 401, resourcePath: '/api/v1/pods' },
    ];
    render({ api: { requestObjects: async () => answer([], errors) } });
    expect(await screen.findByText('There was a problem retrieving Kubernetes objects')).toBeVisible();
    await userEvent.click(screen.getByText('Cluster: production'));
    for (const text of [
      'Error communicating with Kubernetes: FETCH_ERROR, message: connect ECONNREFUSED',
      'Error fetching Kubernetes resource: /api/v1/pods, error: UNAUTHORIZED_ERROR, status code: 401',
    ])
      expect((await screen.findAllByText(text))[0]).toBeVisible();
  });

  it('does not say that all is well if a cluster refuses access to pods', async () => {
    const errors = [{ errorType: 'UNKNOWN_ERROR', statusCode: 403, resourcePath: '/api/v1/pods' }];
    const service = { metadata: { name: 'website', namespace: 'shop', uid: 'service' }, spec: {} };
    const services = { type: 'services', resources: [service] };
    render({ api: { requestObjects: async () => answer([services], errors) } });
    const card = within(await screen.findByRole('region', { name: 'State' }));
    expect(await card.findByText('The state is not known')).toBeVisible();
    expect(card.getByText('1 cluster refuses access')).toBeVisible();
    expect(await screen.findByText('Errors are shown when a cluster answers.')).toBeVisible();
    const panel = within(await screen.findByRole('region', { name: 'production' }));
    expect(panel.getByText(/does not accept the credentials/)).toBeVisible();
    expect(await panel.findByText('website')).toBeVisible();
    expect(screen.queryByText(/No pods with errors/)).toBeNull();
  });

  it('warns if all known pods are healthy, but the state on another cluster is not known', async () => {
    const pod = createProductionObjects().find(({ metadata }) => metadata.name === 'quay-web-6c8f-a2k4x');
    const errors = [{ errorType: 'UNAUTHORIZED_ERROR', statusCode: 401, resourcePath: '/api/v1/pods' }];
    const refused = { cluster: { name: 'staging' }, resources: [], podMetrics: [], errors };
    render({
      clusters: [production, { ...production, name: 'staging' }],
      api: {
        requestObjects: async (_body, { cluster } = {}) =>
          cluster === 'staging'
            ? Response.json({ items: [refused] })
            : answer([{ type: 'pods', resources: [{ ...pod }] }]),
      },
    });
    const card = within(await screen.findByRole('region', { name: 'State' }));
    expect(await card.findByText('1 cluster refuses access')).toBeVisible();
    const text = await within(card.getByRole('status')).findByText('The only pod is healthy');
    expect(text.querySelector('svg')).toHaveClass('lucide-triangle-alert');
    expect(card.getAllByText('The only pod is healthy')[1]?.querySelector('svg')).toHaveClass(
      'lucide-circle-check',
    );
  });

  it('shows objects of all kinds, and what is wrong with them', async () => {
    const objects = createProductionObjects();
    const typed = Object.entries({
      pods: 'Pod',
      deployments: 'Deployment',
      replicasets: 'ReplicaSet',
      horizontalpodautoscalers: 'HorizontalPodAutoscaler',
      configmaps: 'ConfigMap',
      services: 'Service',
      ingresses: 'Ingress',
      cronjobs: 'CronJob',
      jobs: 'Job',
    }).map(([type, kind]) => ({
      type,
      resources: objects
        .filter((object) => object.kind === kind && object.metadata.labels?.['app'] !== undefined)
        .map((object) => ({ ...object })),
    }));
    render({ api: { requestObjects: async () => answer(typed) } });
    expect(await screen.findByRole('heading', { name: 'Start here' })).toBeVisible();
    expect(screen.getByText('No node of the cluster can run the pod.')).toBeVisible();
    const panel = await screen.findByRole('region', { name: 'production' });
    const sections = within(panel)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent);
    expect(sections).toMatchInlineSnapshot(`
      [
        "Deployments8",
        "Pods without an owner5",
        "Ingresses2",
        "Services2",
        "Config maps2",
        "Cron jobs1",
        "Autoscalers1",
      ]
    `);
    expect(within(panel).getByText('min replicas 1 / max replicas 2')).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\?cluster=production&kind=HorizontalPodAutoscaler&namespace=ticketing&name=ticket-office$/,
      ),
    );
    expect(await within(panel).findByText('Schedule: @daily (At 12:00 AM)')).toBeVisible();
    expect(within(panel).getAllByText('Type: ClusterIP')[0]).toBeVisible();
    expect(within(panel).getAllByText('Data Count: 1')[0]).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Show contents of price-model' }));
    const pods = within(await within(panel).findByRole('table', { name: 'Pods of price-model' }));
    expect(pods.getByText('Unschedulable')).toBeVisible();
    expect(pods.getByText(/2 Insufficient memory/)).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Show contents of settle' }));
    expect(await within(panel).findByText('Succeeded')).toBeVisible();
    expect(within(panel).getByText('Failed')).toBeVisible();
  });

  it('asks for a token once, and says why there is none', async () => {
    const getCredentials = vi.fn(async () => Promise.reject(new Error('The sign-in was rejected.')));
    render({ clusters: [{ name: 'mine', authProvider: 'google' }], getCredentials });
    expect(await screen.findByText('The sign-in was rejected.')).toBeVisible();
    await returnToPage();
    expect(getCredentials).toHaveBeenCalledTimes(1);
  });

  it('loads objects again when the user returns to the page, unless it is paused', async () => {
    const { requestObjects } = render();
    await screen.findByRole('heading', { name: 'No Kubernetes resources' });
    await returnToPage();
    await waitFor(() => expect(requestObjects).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
    await returnToPage();
    expect(requestObjects).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not ask again for clusters of a backend without the plugin', new MissingBackendError(), 1],
    ['asks again for clusters after another error', new Error('Request failed with 502'), 2],
  ])('%s', async (_what, error, times) => {
    const getClusters = vi.fn<KubernetesApi['getClusters']>().mockRejectedValue(error);
    render({ api: { getClusters } });
    await screen.findByText(error.message);
    await returnToPage();
    expect(getClusters).toHaveBeenCalledTimes(times);
  });

  it('hides what the permission for the proxy would show, and requests nothing of it', async () => {
    const pods = createProductionObjects().filter(
      ({ kind, metadata }) => kind === 'Pod' && metadata.namespace === 'ticketing',
    );
    const resources = [{ type: 'pods', resources: pods.map((pod) => ({ ...pod })) }];
    const { getEvents } = render({
      path: open('quay-web-6c8f-a2k4x'),
      api: { requestObjects: async () => answer(resources) },
      authorize: async ({ permission }) => ({
        result: permission.name === 'kubernetes.proxy' ? 'DENY' : 'ALLOW',
      }),
    });
    expect(
      await screen.findByText("Only users with the 'kubernetes.proxy' permission can see this."),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Logs/ })).toBeNull();
    expect(screen.getByText('Start here')).toBeInTheDocument();
    expect(screen.queryByText('Last event')).toBeNull();
    expect(getEvents).not.toHaveBeenCalled();
  });

  it('says so if the open object does not exist anymore', async () => {
    render({ path: open('gone') });
    expect(await screen.findByText('Pod gone was not found on the cluster production.')).toBeVisible();
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not answer', async () => answer([], unreachable)],
    [
      'refuses access to pods',
      async () =>
        answer(
          [{ type: 'services', resources: [] }],
          [{ errorType: 'UNKNOWN_ERROR', statusCode: 403, resourcePath: '/api/v1/pods' }],
        ),
    ],
    ['cannot be asked', async () => Promise.reject(new Error('Request failed with 502'))],
  ])('does not claim that the open object is gone if the cluster %s', async (_what, requestObjects) => {
    render({ path: open('shared'), api: { requestObjects } });
    expect(await screen.findByText('This object is not known at the moment')).toBeVisible();
    expect(screen.queryByText(/was not found/)).toBeNull();
  });

  it('keeps the objects, the open details and the logs if a refresh fails', async () => {
    const pods = createProductionObjects().filter(
      ({ kind, metadata }) => kind === 'Pod' && metadata.namespace === 'ticketing',
    );
    const resources = [{ type: 'pods', resources: pods.map((pod) => ({ ...pod })) }];
    const requestObjects = vi
      .fn<KubernetesApi['requestObjects']>()
      .mockResolvedValueOnce(answer(resources))
      .mockImplementation(async () => answer([], unreachable));
    render({ path: open('quay-web-6c8f-a2k4x', '&logs=all'), api: { requestObjects } });
    const logs = await screen.findByRole('dialog', { name: /^Logs of quay-web/ });
    // The logs cover the page.
    await userEvent.click(screen.getByRole('button', { name: 'Refresh now', hidden: true }));
    expect(await screen.findByText(/^The last update failed. Showing data loaded/)).toBeInTheDocument();
    // The same element: another one would have lost its lines.
    expect(logs).toBeVisible();
    expect(screen.queryByText(/does not exist anymore|not known at the moment/)).toBeNull();
    const panel = within(await screen.findByRole('region', { name: 'production', hidden: true }));
    expect(panel.getByText(/^Showing data loaded/)).toBeInTheDocument();
    expect(panel.getByText('Does not answer')).toBeInTheDocument();
    expect(panel.getAllByText('quay-web-6c8f-a2k4x')[0]).toBeInTheDocument();
  });
});
