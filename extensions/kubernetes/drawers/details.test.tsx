import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInTestApp, testApi } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';
import { kubernetesApiRef, type KubernetesApi } from '../api/KubernetesApi';
import { kubernetesProxyApiRef, type KubernetesProxyApi } from '../api/KubernetesProxyApi';
import { detectErrors } from '../detect/detectErrors';
import { createClusterLinkFormatterApi } from '../links/createClusterLinkFormatterApi';
import { kubernetesClusterLinkFormatterApiRef } from '../links/KubernetesClusterLinkFormatterApi';
import type { KubernetesObject } from '../model/kubernetesObject';
import { listContainerStatuses } from '../model/pod';
import type { ClusterState, LoadedCluster } from '../objects/clusterState';
import { KubernetesObjectsContext } from '../objects/KubernetesObjectsContext';
import { createProductionObjects } from '../tests/cluster/demoObjects';
import { refuseWarnings } from '../tests/refuseWarnings';
import { ObjectDetails } from './ObjectDetails';

const all = createProductionObjects() as unknown as KubernetesObject[];

function find(kind: string, name: string): KubernetesObject {
  const object = all.find((one) => one.kind === kind && one.metadata?.name === name);
  if (!object) throw new Error(`There is no ${kind} ${name}.`);
  return object;
}

function load(objects: readonly KubernetesObject[]): LoadedCluster {
  const pods = objects.filter(({ kind }) => kind === 'Pod');
  const usage = { currentUsage: 0.098, requestTotal: 0.05, limitTotal: 0 };
  const memory = { currentUsage: 32 * 1024 ** 2, requestTotal: 64 * 1024 ** 2, limitTotal: 128 * 1024 ** 2 };
  return {
    name: 'production',
    objects,
    usage: new Map(
      pods.map(({ metadata }) => [
        `${metadata?.namespace}/${metadata?.name}`,
        { pod: {}, cpu: usage, memory, containers: [] },
      ]),
    ),
    errors: [],
    detected: detectErrors([{ type: 'pods', resources: pods }], Date.now()),
    changed: new Set(),
    answered: new Set(),
    stale: new Map(),
    loadedAt: Date.now(),
  };
}

interface Options {
  objects?: readonly KubernetesObject[];
  cluster?: Partial<ClusterState['cluster']>;
  canDelete?: boolean;
  proxy?: Partial<KubernetesProxyApi>;
  api?: Partial<KubernetesApi>;
  search?: string;
  mayUseProxy?: boolean;
}

function show(object: KubernetesObject, options: Options = {}) {
  const refresh = vi.fn<() => void>();
  const proxy: KubernetesProxyApi = {
    getPodLogs: async () => new Response(''),
    getEventsByInvolvedObjectName: async () => [],
    deletePod: async () => undefined,
    ...options.proxy,
  };
  const api: KubernetesApi = {
    getClusters: async () => [],
    getCluster: () => Promise.reject(new Error('not used')),
    requestObjects: async () => Response.json({ items: [] }),
    getObjectsByEntity: async () => ({ items: [] }),
    proxy: async () => Response.json({ items: [] }),
    ...options.api,
  };
  const cluster: ClusterState = {
    cluster: { name: 'production', authProvider: 'serviceAccount', ...options.cluster },
    loaded: load(options.objects ?? all),
    failure: undefined,
  };
  renderInTestApp(
    <TrellisThemeProvider variant="light">
      <KubernetesObjectsContext
        value={{
          clusters: [],
          failure: undefined,
          isLoading: false,
          isPaused: true,
          setPaused: () => undefined,
          refresh,
          mayUseProxy: options.mayUseProxy ?? true,
        }}
      >
        <ObjectDetails cluster={cluster} object={object} />
      </KubernetesObjectsContext>
    </TrellisThemeProvider>,
    {
      config: { kubernetes: { frontend: { podDelete: { enabled: options.canDelete ?? false } } } },
      apis: [
        testApi(kubernetesApiRef, api),
        testApi(kubernetesProxyApiRef, proxy),
        testApi(kubernetesClusterLinkFormatterApiRef, createClusterLinkFormatterApi()),
      ],
      initialRouteEntries: [`/${options.search ?? ''}`],
    },
  );
  return { refresh };
}

refuseWarnings();

const section = (name: string | RegExp) => screen.findByRole('region', { name });

describe('the details of a pod', () => {
  it('show its address, usage, containers with health, and errors', async () => {
    show(find('Pod', 'ticket-office-6c8f-b2k4x'));
    expect(await screen.findByText('Pod (10.0.0.11)')).toBeInTheDocument();
    const card = within(screen.getByRole('article', { name: 'ticket-office' }));
    expect(card.getByText('Status: CrashLoopBackOff')).toBeInTheDocument();
    expect(card.getByText('Restarts: 12')).toBeInTheDocument();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'not waiting to start: Not passed',
      'started: Not passed',
      'ready: Not passed',
      'no restarts: Not passed',
      'readiness probe set: Not passed',
      'liveness probe set: Not passed',
    ]);
    expect(screen.getByRole('meter', { name: 'CPU requests: 50m' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('196% (98m used)'),
    );
    expect(screen.getByRole('meter', { name: 'CPU limits: not set' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('meter', { name: 'Memory limits: 128MiB' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(
      within(await section(/^Errors/)).getByText('container=ticket-office restarted 12 times'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete pod' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Terminal/ })).toBeNull();
  });

  it('name the missing permission, and request nothing, if the user may not use the proxy', async () => {
    const getPodLogs = vi.fn<KubernetesProxyApi['getPodLogs']>();
    const getEventsByInvolvedObjectName = vi.fn<KubernetesProxyApi['getEventsByInvolvedObjectName']>();
    show(find('Pod', 'ticket-office-6c8f-b2k4x'), {
      mayUseProxy: false,
      canDelete: true,
      proxy: { getPodLogs, getEventsByInvolvedObjectName },
      search: '?logs=all',
    });
    const events = within(await section('Events'));
    expect(events.getByText("Only users with the 'kubernetes.proxy' permission can see this.")).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Logs|Delete pod|Terminal/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: /^Help/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/'kubernetes.proxy' permission/)).toBeVisible();
    expect(getPodLogs).not.toHaveBeenCalled();
    expect(getEventsByInvolvedObjectName).not.toHaveBeenCalled();
  });

  it('print why events could not be loaded', async () => {
    const message = 'Proxy request failed with 403 Forbidden, {"kind":"Status","message":"no access"}';
    show(find('Pod', 'quay-web-6c8f-a2k4x'), {
      proxy: { getEventsByInvolvedObjectName: () => Promise.reject(new Error(message)) },
    });
    expect(await screen.findByText('Proxy request failed with 403 Forbidden: no access')).toBeVisible();
  });

  it('explain why it does not start', async () => {
    show(find('Pod', 'receipts-6c8f-a2k4x'));
    const conditions = within(await section('Pod is Pending. Conditions:'));
    expect(conditions.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'PodScheduled',
      'Initialized',
      'ContainersReady',
      'Ready',
    ]);
    expect(
      conditions.getAllByText('ContainersNotReady: containers with unready status: [receipts]'),
    ).toHaveLength(2);
  });

  it('do not show a pod with errors as healthy, nor one that starts as failed', async () => {
    const starting = { waiting: { reason: 'ContainerCreating' } };
    show(find('Pod', 'position-ingest-1'));
    const [running] = await screen.findAllByText('Running');
    expect(running?.querySelector('svg')).toHaveClass('lucide-circle-alert');
    cleanup();
    const status = { phase: 'Pending', containerStatuses: [{ name: 'quay-web', state: starting }] };
    show({ ...find('Pod', 'quay-web-6c8f-a2k4x'), status });
    const [creating] = await screen.findAllByText('ContainerCreating');
    expect(creating?.querySelector('svg')).toHaveClass('lucide-triangle-alert');
  });

  it('explain why no node can run it', async () => {
    show(find('Pod', 'price-model-6c8f-a2k4x'));
    const message = /^Unschedulable: 0\/3 nodes are available: .*2 Insufficient memory/;
    const conditions = within(await section('Pod is Pending. Conditions:'));
    expect(conditions.getByText(message)).toBeInTheDocument();
    expect(within(await section(/^Errors/)).getByText(/^0\/3 nodes are available/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Help/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('No node of the cluster can run the pod.')).toBeInTheDocument();
    expect(await dialog.findByText('No events found')).toBeInTheDocument();
  });

  it('show the same error of two containers twice', async () => {
    const pod = find('Pod', 'vouchers-6c8f-a2k4x');
    const [status] = listContainerStatuses(pod);
    const containerStatuses = [status, { ...status, name: 'second' }];
    show(pod, { objects: [{ ...pod, status: { ...pod.status, containerStatuses } }] });
    const errors = within(await section(/^Errors/));
    expect(errors.getAllByText('secret "vouchers-key" not found')).toHaveLength(2);
  });

  it('copy its address and its image', async () => {
    const user = userEvent.setup();
    show(find('Pod', 'quay-web-6c8f-a2k4x'));
    const [address] = await screen.findAllByRole('button', { name: 'Copy: Pod IP' });
    if (address) await user.click(address);
    expect(await navigator.clipboard.readText()).toBe('10.0.0.10');
    await user.click(screen.getByRole('button', { name: 'Copy: harbourline/quay-web:4.2.0' }));
    expect(await navigator.clipboard.readText()).toBe('harbourline/quay-web:4.2.0');
  });

  it('accept a pod without a specification', async () => {
    const { spec: _, ...pod } = find('Pod', 'ticket-office-6c8f-b2k4x');
    show(pod);
    expect(await screen.findByText('error reading pod from cluster')).toBeInTheDocument();
  });

  it('help with an error: cause, fix and the log of the crash', async () => {
    const read = vi.fn<KubernetesProxyApi['getPodLogs']>(
      async () => new Response('2026-11-02T08:15:00Z it crashed\n'),
    );
    show(find('Pod', 'ticket-office-6c8f-b2k4x'), { proxy: { getPodLogs: read } });
    await userEvent.click(
      await screen.findByRole('button', { name: /^Help.*back-off 5m0s restarting failed container$/ }),
    );
    const dialog = await screen.findByRole('dialog', {
      name: 'ticket-office-6c8f-b2k4x - container-waiting',
    });
    expect(within(dialog).getByText(/has crashed many times/)).toBeInTheDocument();
    expect(
      within(dialog).getByText('Check the log of the crashed container for the error.'),
    ).toBeInTheDocument();
    expect(await within(dialog).findByText('it crashed', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(read.mock.calls[0]?.[1]).toMatchObject({ containerName: 'ticket-office', previous: true });
  });
});

describe('deleting a pod', () => {
  const open = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete pod' }));
    return screen.findByRole('dialog');
  };

  it.each([
    [
      'Pod',
      'ticket-office-6c8f-a2k4x',
      'Deployment ticket-office creates a new pod to replace it.',
      'It is the only ready pod.',
    ],
    [
      'Pod',
      'position-ingest-0',
      'StatefulSet position-ingest creates the pod again with the same name',
      '2 other pods are ready.',
    ],
  ])('says what will happen to the %s %s', async (kind, name, effect, others) => {
    show(find(kind, name), { canDelete: true });
    const dialog = await open();
    expect(dialog).toHaveTextContent(effect);
    expect(dialog).toHaveTextContent(others);
    expect(dialog).toHaveTextContent('Its containers get 30 seconds to shut down.');
  });

  it('says that a pod without an owner is not created again', async () => {
    const pod = find('Pod', 'ticket-office-6c8f-a2k4x');
    show({ ...pod, metadata: { ...pod.metadata, ownerReferences: [] } }, { canDelete: true });
    expect(await open()).toHaveTextContent('Nothing controls this pod, so it is not created again.');
  });

  it('disables the button, and loads the objects again', async () => {
    const deletePod = vi.fn<KubernetesProxyApi['deletePod']>(async () => undefined);
    const { refresh } = show(find('Pod', 'ticket-office-6c8f-a2k4x'), {
      canDelete: true,
      proxy: { deletePod },
    });
    await userEvent.click(within(await open()).getByRole('button', { name: 'Delete pod' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    expect(deletePod).toHaveBeenCalledWith({
      clusterName: 'production',
      namespace: 'ticketing',
      podName: 'ticket-office-6c8f-a2k4x',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Delete pod' })).toBeDisabled();
  });

  it('reports a failure, and does not enable the button again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('Proxy request failed with 403 Forbidden');
    show(find('Pod', 'ticket-office-6c8f-a2k4x'), {
      canDelete: true,
      proxy: { deletePod: () => Promise.reject(cause) },
    });
    await userEvent.click(within(await open()).getByRole('button', { name: 'Delete pod' }));
    expect(
      await screen.findByText('Could not delete the pod. Please check the console for the full report.'),
    ).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(expect.any(String), cause);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Delete pod' })).toBeDisabled();
  });
});

describe('a secret', () => {
  const copy = 'kubectl.kubernetes.io/last-applied-configuration';
  const secret: KubernetesObject = {
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'Opaque',
    metadata: {
      name: 'key',
      namespace: 'shop',
      annotations: { [copy]: '{"data":{"password":"aHVudGVyMg=="}}' },
    },
    data: { password: btoa('hunter2'), other: btoa('second'), file: btoa('\u00FF\u00FE') },
  };

  it('shows a value only after a click, in details and YAML', async () => {
    show(secret);
    await section(/^Data/);
    expect(document.body).not.toHaveTextContent(/hunter2|aHVudGVyMg|second/);
    await userEvent.click(screen.getByRole('button', { name: 'Show value of password' }));
    expect(screen.getByText('hunter2')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('second');
    await userEvent.click(screen.getByRole('button', { name: 'Show value of file' }));
    expect(screen.getByText('Binary data, 2 bytes')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide value of password' }));
    expect(screen.queryByText('hunter2')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'YAML' }));
    const yaml = await screen.findByRole('figure', { name: 'YAML of key' }, { timeout: 5000 });
    expect(yaml).toHaveTextContent('other: ••••••••');
    expect(yaml).not.toHaveTextContent(/aHVudGVyMg|c2Vjb25k/);
  });
});

describe('a workload', () => {
  it('shows its pods, events of its pods, and what a revision changed', async () => {
    const asked: string[] = [];
    show(find('Deployment', 'quay-web'), {
      proxy: {
        getEventsByInvolvedObjectName: async ({ involvedObjectName }) => {
          asked.push(involvedObjectName);
          return [];
        },
      },
    });
    expect(within(await section('Pods 3')).getAllByRole('link')).toHaveLength(3);
    const history = within(
      await screen.findByRole('region', { name: /^Rollout history/ }, { timeout: 5000 }),
    );
    expect(history.getAllByText(/^Revision \d$/).map(({ textContent }) => textContent)).toEqual([
      'Revision 2',
      'Revision 1',
    ]);
    await userEvent.click(history.getByRole('button', { name: 'Show changes' }));
    const changes = await screen.findByRole(
      'figure',
      { name: 'Changes of revision 2 since revision 1' },
      { timeout: 8000 },
    );
    expect(changes).toHaveTextContent('quay-web:4.1.3');
    expect(changes).toHaveTextContent('quay-web:4.2.0');
    expect(await screen.findByText('No events found')).toBeInTheDocument();
    expect(asked.sort()).toEqual(
      [
        'quay-web',
        'quay-web-6c8f',
        'quay-web-6c8f-a2k4x',
        'quay-web-6c8f-b2k4x',
        'quay-web-6c8f-c2k4x',
      ].sort(),
    );
  });

  it('shows pods with errors first, also if they run', async () => {
    show(find('StatefulSet', 'position-ingest'));
    const pods = within(await section('Pods 3')).getAllByRole('listitem');
    expect(pods.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^position-ingest-1Runningcontainer=position-ingest restarted 3 times/),
      expect.stringMatching(/^position-ingest-2Runningcontainer=position-ingest restarted 1 times/),
      expect.stringMatching(/^position-ingest-0Running1 of 1/),
    ]);
  });

  it('loads the revisions of a stateful set from the cluster', async () => {
    const proxy = vi.fn<KubernetesApi['proxy']>(async () =>
      Response.json({ items: all.filter(({ kind }) => kind === 'ControllerRevision') }),
    );
    show(find('StatefulSet', 'position-ingest'), { api: { proxy } });
    expect(await screen.findByText('Revision 2', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(proxy.mock.calls[0]?.[0].path).toBe(
      '/apis/apps/v1/namespaces/fleet/controllerrevisions?labelSelector=app%3Dposition-ingest',
    );
    expect(
      screen.getByText(/^The oldest pod of the current revision was created .+ The cluster/),
    ).toHaveAttribute('datetime', '2026-11-02T08:15:00.000Z');
  });
});

describe('the link to the dashboard', () => {
  it('leads to the object', async () => {
    show(find('Deployment', 'quay-web'), { cluster: { dashboardUrl: 'https://k8s.example' } });
    expect(await screen.findByRole('link', { name: /^Open Kubernetes Dashboard/ })).toHaveAttribute(
      'href',
      'https://k8s.example/#/deployment/ticketing/quay-web?namespace=ticketing',
    );
  });

  it('says why there is none', async () => {
    show(find('Deployment', 'quay-web'), {
      cluster: { dashboardUrl: 'https://k8s.example', dashboardApp: 'other' },
    });
    const alert = await screen.findByText(
      'There was a problem formatting the link to the Kubernetes dashboard',
    );
    expect(alert.closest('[role=alert]')).toHaveTextContent(
      "Could not format the link to the dashboard of your cluster named 'production'. Its dashboardApp property has been set to 'other'.",
    );
    expect(alert.closest('[role=alert]')).toHaveTextContent(
      'Errors: Could not find Kubernetes dashboard app named other',
    );
  });
});

it.each([
  ['Deployment', 'quay-web', ['Strategy', 'Min ready seconds', 'Progress deadline seconds']],
  [
    'StatefulSet',
    'position-ingest',
    ['Update strategy', 'Pod management policy', 'Service name', 'Revision history limit'],
  ],
  [
    'DaemonSet',
    'antenna-agent',
    ['Update strategy type', 'Current number scheduled', 'Number misscheduled', 'Number ready'],
  ],
  ['Job', 'settle-1', ['Parallelism', 'Completions', 'Backoff limit', 'Start time']],
  [
    'CronJob',
    'settle',
    ['Schedule', 'Starting deadline seconds', 'Concurrency policy', 'Last schedule time'],
  ],
  ['Service', 'quay-web', ['Type', 'Cluster IP', 'Ports', 'Selector']],
  [
    'HorizontalPodAutoscaler',
    'quay-web',
    ['Target CPU utilization percentage', 'Min replicas', 'Last scale time'],
  ],
])('the details of a %s have its rows', async (kind, name, labels) => {
  show(find(kind, name));
  const details = within(await section('Details'));
  for (const label of labels) expect(details.getByText(label)).toBeInTheDocument();
});

it('an ingress has links to its hosts', async () => {
  show(find('Ingress', 'quay-web'));
  expect(await screen.findByRole('link', { name: /^quay-web.harbourline.example\// })).toHaveAttribute(
    'href',
    'http://quay-web.harbourline.example/',
  );
});

it('a custom resource without a status, with a hostile name, is shown as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  show({
    apiVersion: 'acme.example/v1',
    kind: 'Widget',
    metadata: { name, namespace: 'shop' },
    spec: { size: name },
  });
  expect(within(await section('Spec')).getByText(/onerror/)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

it('the options of the logs, and the help with an error, are those of the URL', async () => {
  const getPodLogs = vi.fn<KubernetesProxyApi['getPodLogs']>(async () => new Response(''));
  show(find('Pod', 'ticket-office-6c8f-b2k4x'), {
    search: '?logs=all&logRange=hour&logTimestamps=true&logPrevious=true',
    proxy: { getPodLogs },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Logs of ticket-office/ }));
  await waitFor(() =>
    expect(getPodLogs.mock.lastCall?.[1]).toMatchObject({ sinceSeconds: 3600, previous: true }),
  );
  expect(dialog.getByRole('checkbox', { name: 'Timestamps' })).toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Before the last restart' }));
  await waitFor(() => expect(getPodLogs.mock.lastCall?.[1]).not.toHaveProperty('previous'));
  expect(dialog.getByRole('checkbox', { name: 'Timestamps' })).toBeChecked();
});

it('the help that the URL names is open until it is closed', async () => {
  show(find('Pod', 'price-model-6c8f-a2k4x'), { search: '?help=pod-unschedulable' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('No node of the cluster can run the pod.')).toBeInTheDocument();
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the logs that the URL names are open', async () => {
  show(find('Pod', 'quay-web-6c8f-a2k4x'), {
    search: '?logs=all',
    proxy: { getPodLogs: async () => new Response('') },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Logs of quay-web-6c8f-a2k4x on production' });
  expect(
    await within(dialog).findByText('No logs emitted by the container', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
});
