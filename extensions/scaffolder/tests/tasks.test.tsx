import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { entityRouteRef } from '#extensions/catalog';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { loadRecordings } from '#testing/contract';
import { createObservable, type Emitter, ResponseError, routeResolutionApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { type ScaffolderApi, scaffolderApiRef, type StreamLogsRequest } from '../api/ScaffolderApi';
import { MissingScaffolderError } from '../api/scaffolderErrors';
import { taskEventsSchema, taskSchema, tasksSchema, type Task, type TaskEvent } from '../protocol/tasks';
import { ongoingTaskRouteRef, selectedTemplateRouteRef, tasksRouteRef } from '../routes';
import type { TemplateOutputs } from '../tasks/outputs/TaskOutputs';
import { TaskRoutes } from '../tasks/TaskRoutes';

const recordings = new Map(loadRecordings().map(({ name, response }) => [name, response.body]));
const completed = taskSchema.parse(recordings.get('scaffolder-task-get'));
const failed = taskSchema.parse(recordings.get('scaffolder-task-get-failed'));
const events = taskEventsSchema.parse(recordings.get('scaffolder-events'));
const recordedTasks = tasksSchema.parse(recordings.get('scaffolder-tasks-list'));

const template: Entity = {
  apiVersion: 'scaffolder.backstage.io/v1beta3',
  kind: 'Template',
  metadata: { name: 'always-fails', namespace: 'default' },
  relations: [{ type: 'ownedBy', targetRef: 'group:default/team-a' }],
};
const component: Entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'artist-web', namespace: 'default', description: 'The *place* to be' },
};

const routes = {
  resolve: (ref: unknown) => {
    if (ref === tasksRouteRef) return () => '/create/tasks';
    if (ref === ongoingTaskRouteRef) return ({ taskId }: { taskId: string }) => `/create/tasks/${taskId}`;
    if (ref === selectedTemplateRouteRef)
      return (params: { namespace: string; templateName: string }) =>
        `/create/templates/${params.namespace}/${params.templateName}`;
    if (ref === entityRouteRef)
      return ({ kind, name }: Record<string, string>) => `/catalog/default/${kind}/${name}`;
    return undefined;
  },
};

interface Setting {
  api?: Partial<ScaffolderApi>;
  outputs?: readonly TemplateOutputs[];
  allows?: (permission: string) => boolean;
}

function Elsewhere() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function render(path: string, { api = {}, outputs = [], allows = () => true }: Setting) {
  return renderInCatalog(
    <Routes>
      <Route path="create/tasks/*" element={<TaskRoutes outputs={outputs} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    {
      path,
      catalogApi: createTestCatalog([template, component]),
      apis: [
        mockApis.analytics(),
        mockApis.permission({
          authorize: ({ permission }) => (allows(permission.name) ? 'ALLOW' : 'DENY'),
        }),
        [routeResolutionApiRef, routes],
        [scaffolderApiRef, api],
      ],
    },
  );
}

/** A backend with one task, whose events the test sends. */
function createBackend(task: Task) {
  const calls: string[] = [];
  const stream: { emitter?: Emitter<TaskEvent>; onConnection?: StreamLogsRequest['onConnection'] } = {};
  const api: Partial<ScaffolderApi> = {
    getTask: async () => task,
    streamLogs: ({ onConnection, after = 0 }) =>
      createObservable((emitter) => {
        calls.push(`stream after ${after}`);
        Object.assign(stream, { emitter, onConnection });
      }),
    cancelTask: async (id) => {
      calls.push(`cancel ${id}`);
      return { status: 'cancelled' };
    },
    retry: async ({ taskId }) => {
      calls.push(`retry ${taskId}`);
      return { id: taskId };
    },
  };
  const send = async (...sent: Array<TaskEvent | undefined>) => {
    await act(async () => {
      for (const event of sent) if (event) stream.emitter?.next(event);
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
  };
  const end = () => act(async () => stream.emitter?.complete());
  return { api, calls, send, end, stream };
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const address = () => screen.getByTestId('address');

async function respond(status: number): Promise<never> {
  throw await ResponseError.fromResponse(
    Response.json({ error: { name: 'Error', message: 'No reason' } }, { status }),
  );
}

describe('The page of a task', () => {
  const running: Task = { ...completed, status: 'processing' };
  const path = `/create/tasks/${completed.id}`;

  it('shows the steps while they run, then the output', async () => {
    const backend = createBackend(running);
    render(path, backend);
    expect(await screen.findByRole('heading', { name: 'World' })).toHaveAttribute(
      'data-page-name',
      'World: Running',
    );
    await backend.send(...events.slice(0, 6));
    expect(screen.getByText('1 of 2 done')).toBeVisible();
    expect(screen.getByRole('button', { name: /Log the greeting debug:log Completed/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Log it loudly debug:log Running/ })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('value', '1');
    await backend.send(...events.slice(6));
    await backend.end();
    expect(screen.getByText('2 of 2 done')).toBeVisible();
    expect(await screen.findByText('The task completed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Open the portal/ })).toHaveAttribute(
      'href',
      'https://example.com/',
    );
    expect(await screen.findByText('The place to be')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in catalog' })).toBeVisible();
    expect(await screen.findByText('Greeting')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('shows the log of a step, hides the log and the buttons, and has both in the URL', async () => {
    const backend = createBackend(completed);
    render(path, backend);
    await screen.findByRole('heading', { name: 'World' });
    await backend.send(...events);
    await click(/Log it loudly/);
    expect(address()).toHaveTextContent(`${path}?step=loud`);
    const log = await screen.findByRole('figure', { name: 'Log of Log it loudly' });
    expect(await within(log).findByText('8 lines')).toBeVisible();
    await click('Hide Logs');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(address()).toHaveTextContent('logs=hidden');
    await click('Show Logs');
    await click('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Hide Button Bar/ }));
    expect(address()).toHaveTextContent('buttons=hidden');
    expect(screen.queryByRole('button', { name: 'Start Over' })).not.toBeInTheDocument();
    await click('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Show Button Bar/ }));
    expect(screen.getByRole('button', { name: 'Start Over' })).toBeVisible();
  });

  it('cancels a task, which ends when its step has ended', async () => {
    const backend = createBackend(running);
    render(path, backend);
    await screen.findByRole('heading', { name: 'World' });
    await backend.send(...events.slice(0, 6));
    await click('Cancel');
    expect(backend.calls).toContain(`cancel ${completed.id}`);
    const [event] = events;
    await backend.send({
      ...(event as TaskEvent),
      id: 7,
      type: 'cancelled',
      body: { message: 'Canceled', stepId: 'loud', status: 'cancelled' },
    });
    expect(screen.getByText('The task is being canceled. The running step ends first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await backend.send({
      ...(event as TaskEvent),
      id: 8,
      type: 'completion',
      body: { message: 'Failed', error: { name: 'Error', message: 'Canceled' } },
    });
    expect(
      screen.getByText('The task was canceled. Steps that were already completed are not undone.'),
    ).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Retry' });
    expect(retry).toBeEnabled();
    expect(retry).toHaveClass('MuiButton-outlined');
  });

  const failure = (name: string, message: string): TaskEvent[] => [
    { ...(events[0] as TaskEvent), body: { message: 'Start', stepId: 'fail', status: 'processing' } },
    { ...(events[1] as TaskEvent), body: { message, stepId: 'fail', status: 'failed' } },
    {
      ...(events[2] as TaskEvent),
      type: 'completion',
      body: { message: 'Failed', error: { name, message } },
    },
  ];

  it.each([
    ['InputError', 'The action fs:rename did not accept its input.'],
    ['NotAllowedError', 'Your account does not have the required access.'],
    ['ConflictError', 'Start over with another value, such as another name.'],
    ['Error', 'If the cause is temporary, retry.'],
  ])('shows first why a step failed, and what to do after an %s', async (name, advice) => {
    const backend = createBackend(failed);
    render(path, backend);
    await screen.findByRole('heading', { name: 'Always fails' });
    await backend.send(...failure(name, 'ENOENT'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Step 'Fail' failed");
    expect(alert).toHaveTextContent('ENOENT');
    expect(alert).toHaveTextContent(advice);
    expect(await within(alert).findByText(/team-a/)).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: 'Show log' }));
    expect(address()).toHaveTextContent('?step=fail');
  });

  it('retries a task from its last event on', async () => {
    const backend = createBackend(failed);
    render(path, backend);
    await screen.findByRole('heading', { name: 'Always fails' });
    await backend.send(...failure('Error', 'ENOENT'));
    await backend.end();
    await click('Retry');
    expect(backend.calls).toEqual(['stream after 0', `retry ${failed.id}`, 'stream after 3']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('The task starts over.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('asks before it retries a task whose secrets are gone', async () => {
    const [step] = failed.spec.steps;
    const steps = [{ ...step, input: { token: '${{ secrets.token }}' } }] as Task['spec']['steps'];
    const backend = createBackend({ ...failed, spec: { ...failed.spec, steps } });
    render(path, backend);
    await click('Retry');
    const dialog = await screen.findByRole('dialog', { name: 'Retry without secrets?' });
    expect(backend.calls).not.toContain(`retry ${failed.id}`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(backend.calls).toContain(`retry ${failed.id}`);
  });

  it('starts over with the values of the task', async () => {
    render(path, createBackend(completed));
    await click('Start Over');
    expect(address()).toHaveTextContent(/\/create\/templates\/default\/log-a-greeting$/);
    const { parameters: formData } = completed.spec;
    expect(screen.getByText(JSON.stringify({ formData }))).toBeVisible();
  });

  it.each([
    ['scaffolder.task.create', false],
    // A retried task runs with the rights of its creator, so it needs more than starting an own task.
    ['scaffolder.task.cancel', true],
  ])('says that retrying needs the permission %s', async (permission, canStartOver) => {
    render(path, { ...createBackend(failed), allows: (name) => name !== permission });
    const button = await screen.findByRole('button', { name: 'Retry' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', `It requires the ${permission} permission.`);
    expect(screen.getByRole('button', { name: 'Start Over' }).hasAttribute('disabled')).toBe(!canStartOver);
  });

  it('reports a lost connection, a task that is deleted, and other failures of its events', async () => {
    const backend = createBackend(running);
    render(path, backend);
    await screen.findByRole('heading', { name: 'World' });
    act(() => backend.stream.onConnection?.(new Error('No response')));
    expect(screen.getByText('The connection to the task was lost. Retrying every second.')).toBeVisible();
    act(() => backend.stream.onConnection?.(undefined));
    expect(screen.queryByText(/connection to the task was lost/)).not.toBeInTheDocument();
    const broken = await respond(500).catch((error: Error) => error);
    act(() => backend.stream.emitter?.error(broken));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the progress of the task');
    await click('Retry');
    const gone = await respond(404).catch((error: Error) => error);
    act(() => backend.stream.emitter?.error(gone));
    expect(screen.getByText('This task was deleted. Its last known state is shown.')).toBeVisible();
  });

  it.each([
    ['is unknown', () => respond(404), 'Task not found'],
    ['is denied', () => respond(403), "You don't have access to this task"],
    ['cannot be loaded', () => respond(500), 'Could not load the task'],
    [
      'is on a backend without the plugin',
      () => Promise.reject(new MissingScaffolderError()),
      'it does not have the scaffolder plugin',
    ],
  ])('says that a task %s', async (_case, getTask, expected) => {
    render(path, { api: { getTask } });
    expect(await screen.findByText(expected, { exact: false })).toBeVisible();
  });

  it('shows the output with the first component for the template', async () => {
    const createOutputs = (text: string, templateRefs: string[]): TemplateOutputs => ({
      component: ({ output, taskId }) => <p>{`${text} ${Object.keys(output).join()} ${taskId}`}</p>,
      templateRefs,
    });
    const backend = createBackend(completed);
    render(path, {
      ...backend,
      outputs: [
        createOutputs('Other', ['template:default/other']),
        createOutputs('Own', ['template:default/log-a-greeting']),
        createOutputs('All', []),
      ],
    });
    await screen.findByRole('heading', { name: 'World' });
    await backend.send(...events);
    expect(await screen.findByText(`Own links,text ${completed.id}`)).toBeVisible();
    expect(screen.queryByText('Open in catalog')).not.toBeInTheDocument();
  });
});

describe('The list of tasks', () => {
  const requests: unknown[] = [];
  const listTasks: ScaffolderApi['listTasks'] = async (request) => {
    requests.push(request);
    return { ...recordedTasks, totalTasks: 10_000 };
  };
  const open = (query: string, list = listTasks) =>
    render(`/create/tasks${query}`, { api: { listTasks: list } });
  beforeEach(() => void requests.splice(0));

  it('shows the tasks of the user, newest first, with links', async () => {
    open('');
    const table = await screen.findByRole('table', { name: 'Tasks' });
    const names = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Task ID', 'Template', 'Created', 'Owner', 'Status']);
    const [task] = recordedTasks.tasks;
    expect(await within(table).findByRole('link', { name: task?.id ?? '' })).toHaveAttribute(
      'href',
      `/create/tasks/${task?.id}`,
    );
    expect(requests).toEqual([
      { filterByOwnership: 'owned', limit: 20, offset: 0, order: 'desc:created_at' },
    ]);
    expect(await screen.findByText(/^1[-–]\d+ of 10,000$/)).toBeVisible();
  });

  it('names tasks by what they create', async () => {
    const [task] = recordedTasks.tasks as [Task];
    const spec = { ...task.spec, parameters: { name: 'tide-service' } };
    open('', async () => ({ tasks: [{ ...task, spec }], totalTasks: 1 }));
    const link = await screen.findByRole('link', { name: 'tide-service' });
    expect(link).toHaveAttribute('href', `/create/tasks/${task.id}`);
    expect(screen.getByText(task.id.slice(0, 8))).toBeVisible();
    expect(screen.getByRole('button', { name: `Copy: Task ID of tide-service` })).toBeVisible();
  });

  it('sends filters, sorting and pages to the backend, and has them in the URL', async () => {
    open('');
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await click('Next Page');
    expect(requests.at(-1)).toEqual({
      filterByOwnership: 'all',
      limit: 20,
      offset: 20,
      order: 'asc:status',
      status: ['failed'],
    });
    expect(address()).toHaveTextContent('?filter=all&status=failed&sort=asc:status&offset=20');
  });

  it.each(['up:name', 'desc:constructor'])('ignores what is not valid in the URL: sort=%s', async (sort) => {
    open(`?filter=x&status=skipped&sort=${sort}&offset=-1&rows=99999`);
    await screen.findByRole('table');
    expect(requests).toEqual([
      { filterByOwnership: 'owned', limit: 100, offset: 0, order: 'desc:created_at' },
    ]);
  });

  it('says that there is nothing, and why', async () => {
    open('?status=failed', async () => ({ tasks: [], totalTasks: 0 }));
    expect(await screen.findByText('No information to display')).toBeVisible();
    expect(screen.getByText('No task matches these filters.')).toBeVisible();
    await click('Clear filters');
    expect(
      await screen.findByText('When you create something from a template, its task appears here.'),
    ).toBeVisible();
  });

  it('returns to the last page if the page does not exist anymore', async () => {
    open('?offset=400', async (request) => {
      requests.push(request);
      return request.offset === 0 ? recordedTasks : { tasks: [], totalTasks: recordedTasks.tasks.length };
    });
    const [task] = recordedTasks.tasks;
    expect(await screen.findByRole('link', { name: task?.id ?? '' })).toBeVisible();
    expect(address()).toHaveTextContent(/tasks$/);
  });

  it('loads running tasks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [task] = recordedTasks.tasks;
    let status: Task['status'] = 'processing';
    open('', async (request) => {
      requests.push(request);
      return { tasks: [{ ...(task as Task), status }], totalTasks: 1 };
    });
    expect(await screen.findByText('Running', { selector: 'td *' })).toBeVisible();
    status = 'completed';
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Completed', { selector: 'td *' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(requests).toHaveLength(2);
    vi.useRealTimers();
  });

  it.each([
    [
      'no identity',
      () => Promise.reject(new Error('IdentityApi is not available. Pass it to createScaffolderApi.')),
      'IdentityApi is not available',
    ],
    ['a failing backend', () => respond(500), 'Could not load the tasks'],
    [
      'a backend without the plugin',
      () => Promise.reject(new MissingScaffolderError()),
      'it does not have the scaffolder plugin',
    ],
  ])('explains %s', async (_case, list, expected) => {
    open('', list);
    await waitFor(() => expect(document.body).toHaveTextContent(expected));
  });
});
