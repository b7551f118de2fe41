import { createParser } from 'eventsource-parser';
import { describe, expect, it } from 'vitest';
import { loadRecordings } from '#testing/contract';
import { taskEventSchema, taskEventsSchema, taskSchema, type TaskEvent } from '../../protocol/tasks';
import { adviseAction } from './adviseAction';
import { addToLog, createTaskLog } from './taskLog';
import { applyEvent, createTaskRun, restart, type TaskRun } from './taskRun';
import { usesSecrets } from './usesSecrets';

const recordings = new Map(loadRecordings().map(({ name, response }) => [name, response.body]));
const readTask = (name: string) => taskSchema.parse(recordings.get(`scaffolder-${name}`));
const readEvents = (name: string) => taskEventsSchema.parse(recordings.get(`scaffolder-${name}`));

function readStream(name: string): TaskEvent[] {
  const events: TaskEvent[] = [];
  const onEvent = ({ data }: { data: string }) => events.push(taskEventSchema.parse(JSON.parse(data)));
  createParser({ onEvent }).feed(String(recordings.get(`scaffolder-${name}`)));
  return events;
}

/** Runs a task that has been created, unless another status is given, with events. */
function runTask(task: string, events: readonly TaskEvent[], before?: TaskRun): TaskRun {
  return events.reduce(applyEvent, before ?? createTaskRun({ ...readTask(task), status: 'open' }));
}

const statuses = ({ steps }: TaskRun) => steps.map(({ status }) => status);

describe('The state of a task follows from its recorded events', () => {
  it('while it runs', () => {
    const events = readEvents('events');
    const waiting = runTask('task-get', []);
    expect(waiting).toMatchObject({ status: 'open', isCanceled: false });
    expect(statuses(waiting)).toEqual(['open', 'open']);
    const running = runTask('task-get', events.slice(0, 6));
    expect(running.status).toBe('processing');
    expect(statuses(running)).toEqual(['completed', 'processing']);
    expect(running.steps[1]).toEqual({
      id: 'loud',
      name: 'Log it loudly',
      action: 'debug:log',
      status: 'processing',
      startedAt: Date.parse('2026-11-20T23:37:41.000Z'),
    });
  });

  it('when it completes', () => {
    const run = runTask('task-get', readEvents('events'));
    expect(run.status).toBe('completed');
    expect(statuses(run)).toEqual(['completed', 'completed']);
    expect(run.endedAt).toBe(Date.parse('2026-11-20T23:37:41.000Z'));
    expect(run.output).toMatchObject({ links: [{ title: 'Open the portal' }, { title: 'Open in catalog' }] });
    expect(run.error).toBeUndefined();
  });

  it('of a stream that starts over and of one that continues after an event', () => {
    const events = readEvents('events');
    const complete = runTask('task-get', events);
    expect(runTask('task-get', readStream('eventstream'))).toEqual(complete);
    const half = runTask('task-get', events.slice(0, 6));
    expect(runTask('task-get', readStream('eventstream-after'), half)).toEqual(complete);
  });

  it('when a step fails', () => {
    const run = runTask('task-get-failed', readStream('eventstream-failing'));
    expect(run.status).toBe('failed');
    expect(statuses(run)).toEqual(['completed', 'failed']);
    expect(run.error).toEqual({
      name: 'Error',
      message: expect.stringContaining('ENOENT: no such file or directory') as string,
    });
  });

  it('when it completes although it was canceled', () => {
    const [first, ...rest] = readEvents('events');
    const canceled = { ...first!, type: 'cancelled' as const, body: { message: 'The task was canceled.' } };
    expect(runTask('task-get', [first!, canceled, ...rest])).toMatchObject({
      status: 'completed',
      isCanceled: false,
    });
  });

  it.each([
    ['events', readEvents('events-cancelled')],
    ['stream, which repeats its last event', readStream('eventstream-cancelled')],
  ])('when it is canceled, from the %s', (_source, events) => {
    const cancellation = events.findIndex(({ type }) => type === 'cancelled');
    const canceling = runTask('task-get-cancelled', events.slice(0, cancellation + 1));
    expect(canceling).toMatchObject({ status: 'processing', isCanceled: true });
    expect(statuses(canceling)).toEqual(['cancelled', 'open']);
    const run = runTask('task-get-cancelled', events);
    expect(run.status).toBe('cancelled');
    expect(statuses(run)).toEqual(['cancelled', 'skipped']);
  });

  it('when it starts over', () => {
    const failed = runTask('task-get-failed', readStream('eventstream-failing'));
    const event = { ...readEvents('events')[0], type: 'recovered' } as TaskEvent;
    const run = applyEvent(failed, event);
    expect(run).toMatchObject({ status: 'open', isCanceled: false, restarts: 1 });
    expect(statuses(run)).toEqual(['open', 'open']);
    expect(run).not.toHaveProperty('error');
    expect(run).toEqual(restart(failed));
  });

  it('when its process ended without reporting the end of the step', () => {
    const events = readEvents('events');
    const end = { ...events.at(-1), body: { message: 'Lost', error: { name: 'Error', message: 'Lost' } } };
    const run = runTask('task-get', [...events.slice(0, 6), end as TaskEvent]);
    expect(statuses(run)).toEqual(['completed', 'failed']);
    expect(run).toMatchObject({ status: 'failed', error: { message: 'Lost' } });
  });

  it('and messages without a status leave the state as it is', () => {
    const [first, second, message] = readEvents('events');
    const run = runTask(
      'task-get',
      [first, second].filter((event) => event !== undefined),
    );
    expect(applyEvent(run, message as TaskEvent)).toBe(run);
  });
});

describe('The log of a task', () => {
  const createLog = (events: readonly TaskEvent[]) => {
    const log = createTaskLog();
    for (const event of events) addToLog(log, event);
    return log;
  };
  // oxlint-disable-next-line no-control-regex
  const strip = (line: string) => line.replaceAll(/\u001B\[\d+m/g, '').replace(/^\d\d:\d\d:\d\d/, 'TIME');

  it('has the lines of all events with their time, and those of each step', () => {
    const events = readEvents('events');
    const log = createLog(events);
    expect(log.all.map(strip).slice(0, 7)).toEqual([
      'TIME Starting up task with 2 steps',
      `TIME ${events[1]?.body.message}`,
      'TIME info: {',
      '           "message": "hello World, from group:default/team-a"',
      '         }',
      'TIME info: hello World, from group:default/team-a',
      'TIME Finished step Log the greeting',
    ]);
    expect(log.bySteps.get('loud')?.map(strip)).toEqual([
      `TIME ${events[5]?.body.message}`,
      'TIME info: {',
      '           "message": "WORLD!",',
      '           "listWorkspace": true',
      '         }',
      'TIME info: WORLD!',
      'TIME info: Workspace:',
      'TIME Finished step Log it loudly',
    ]);
  });

  it('starts over with the task', () => {
    const events = readEvents('events');
    const restarted = { ...events[0], type: 'recovered', body: { message: 'Again' } } as TaskEvent;
    const log = createLog([...events, restarted]);
    expect(log.all.map(strip)).toEqual(['TIME Again']);
    expect(log.bySteps.size).toBe(0);
  });

  it('does not call the steps of a canceled task failed', () => {
    const log = createLog(readEvents('events-cancelled'));
    const lines = log.all.map(strip);
    expect(lines.filter((line) => line.includes('has been'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('a previous step failed'))).toEqual([]);
  });
});

it.each([
  ['failed', 'Error', 'retry'],
  ['failed', 'InputError', 'startOver'],
  ['failed', 'ConflictError', 'startOver'],
  ['cancelled', 'Error', undefined],
] as const)('a task that %s with an %s is best continued with %s', (status, name, expected) => {
  const run = runTask('task-get', []);
  expect(adviseAction({ ...run, status, error: { name, message: '' } })).toBe(expected);
});

it.each([
  ['${{ secrets.token }}', true],
  ['Bearer ${{ parameters.x or secrets["token"] }}', true],
  ['${{ environment.secrets.registryToken }}', false],
  ['the secrets of ${{ parameters.name }}', false],
])('finds out whether the input %s needs secrets of the user: %s', (text, expected) => {
  const step = { id: 'a', name: 'a', action: 'a', input: { nested: [text] } };
  expect(usesSecrets({ steps: [step] })).toBe(expected);
});
