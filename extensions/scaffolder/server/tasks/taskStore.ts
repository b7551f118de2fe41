import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CallerIdentity, PluginDatabase, Sealer } from '#backend';
import type { JsonValue } from '#model';
import type { Task, TaskEvent, TaskSpec, TaskStatus } from '../../protocol/tasks';
import type { ScaffolderTables } from '../migrations/createTasks';

/** A new event. Its id and its time are assigned when it is stored. */
export type NewEvent = Pick<TaskEvent, 'type' | 'body'>;

/** A task that this process has started. */
export interface ClaimedTask {
  id: string;
  spec: TaskSpec;
  caller: CallerIdentity;
  secrets: Record<string, string>;
  /** Identifies this start among those of the task. */
  run: number;
  /** Another process started the task and ended before the task did. */
  wasInterrupted: boolean;
  cancelRequested: boolean;
}

export interface NewTask {
  spec: TaskSpec;
  templateRef: string;
  createdBy: string | undefined;
  caller: CallerIdentity;
  secrets: Record<string, string>;
}

/** Which tasks to list. */
export interface TaskQuery {
  createdBy?: readonly string[] | undefined;
  status?: readonly string[] | undefined;
  order: { column: 'created_at' | 'status' | 'created_by' | 'last_heartbeat_at'; descending: boolean };
  limit: number;
  offset?: number | undefined;
  /** Leaves tasks out. */
  allows?: (task: TaskResource) => boolean;
}

/** The properties of a task that permission conditions can name. */
export type TaskResource = { createdBy: string; templateRef: string; status: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Secrets of a task that waits longer than this can no longer be read. */
const SECRETS_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
const CHECKPOINT_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

export type TaskStore = ReturnType<typeof createTaskStore>;

/** Stores tasks, their events and their checkpoints. Secrets and checkpoints are encrypted. */
export function createTaskStore(database: PluginDatabase<ScaffolderTables>, sealer: Sealer) {
  const { db } = database;
  const sealSecrets = async (secrets: Record<string, string>): Promise<string | null> =>
    Object.keys(secrets).length === 0 ? null : sealer.seal(secrets, SECRETS_LIFETIME_SECONDS);

  return {
    /** Returns the id of the new task. */
    async create({ spec, templateRef, createdBy, caller, secrets }: NewTask): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto('scaffolder_task')
        .values({
          id,
          spec: JSON.stringify(spec),
          template_ref: templateRef,
          created_by: createdBy ?? null,
          caller: JSON.stringify(caller),
          job_id: null,
          secrets: await sealSecrets(secrets),
        })
        .execute();
      return id;
    },

    async find(id: string): Promise<(Task & { resource: TaskResource }) | undefined> {
      // The database refuses to compare ids with other texts.
      if (!UUID.test(id)) return undefined;
      const row = await db.selectFrom('scaffolder_task').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...toTask(row), resource: toResource(row) };
    },

    async list(query: TaskQuery): Promise<{ tasks: Task[]; totalTasks: number }> {
      const { allows, order, limit, offset = 0 } = query;
      let found = db.selectFrom('scaffolder_task');
      if (query.createdBy) found = found.where('created_by', 'in', query.createdBy);
      if (query.status) found = found.where('status', 'in', query.status);
      const direction = order.descending ? 'desc' : 'asc';
      const sorted = found.orderBy(order.column, direction).orderBy('id', direction);
      if (!allows) {
        const { count } = await found
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow();
        const page = await sorted.selectAll().limit(limit).offset(offset).execute();
        return { tasks: page.map(toTask), totalTasks: Number(count) };
      }
      const rows = await sorted.select(['id', 'created_by', 'template_ref', 'status']).execute();
      const visible = rows.filter((row) => allows(toResource(row)));
      const ids = visible.slice(offset, offset + limit).map(({ id }) => id);
      const tasks =
        ids.length === 0
          ? []
          : await db.selectFrom('scaffolder_task').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(tasks.map((row) => [row.id, toTask(row)]));
      return { tasks: ids.flatMap((id) => byId.get(id) ?? []), totalTasks: visible.length };
    },

    /** Returns up to 1,000 events after an id, in their order. Events before the last start are left out. */
    async events(id: string, after = 0): Promise<TaskEvent[]> {
      const rows = await db
        .selectFrom('scaffolder_event as event')
        .select(['event.id', 'event.type', 'event.body', 'event.created_at'])
        .where('event.task_id', '=', id)
        .where('event.id', '>', after)
        .where('event.id', '>=', (inner) =>
          inner
            .selectFrom('scaffolder_event as start')
            .select(({ fn }) => fn.coalesce(fn.max('start.id'), sql<number>`0`).as('id'))
            .where('start.task_id', '=', id)
            // A literal, so that the index of restarts applies.
            .where('start.type', '=', sql.lit('recovered')),
        )
        .orderBy('event.id')
        .limit(EVENTS_AT_ONCE)
        .execute();
      if (rows.length === 0) return [];
      const task = await db
        .selectFrom('scaffolder_task')
        .select('spec')
        .where('id', '=', id)
        .executeTakeFirst();
      const isTaskRecoverable = task !== undefined && isRecoverable(JSON.parse(task.spec) as TaskSpec);
      return rows.map((row) => ({
        id: row.id,
        isTaskRecoverable,
        taskId: id,
        body: JSON.parse(row.body) as TaskEvent['body'],
        type: row.type as TaskEvent['type'],
        createdAt: row.created_at.toISOString(),
      }));
    },

    /** Stores events of a running task. Returns whether it still runs here. */
    append: (id: string, run: number, events: readonly NewEvent[]) => appendEvents(db, id, events, run),

    /** Records the job that runs a task. */
    async setJob(id: string, jobId: string): Promise<void> {
      await db
        .updateTable('scaffolder_task')
        .set({ job_id: jobId })
        .where('id', '=', id)
        .where('job_id', 'is', null)
        .execute();
    },

    /** Returns tasks that wait for a job since at least `seconds`: the process that created them ended too early. */
    async listWithoutJob(seconds: number): Promise<string[]> {
      const rows = await db
        .selectFrom('scaffolder_task')
        .select('id')
        .where('status', '=', 'open')
        .where('job_id', 'is', null)
        .where('last_heartbeat_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Starts a task in this process. Returns `undefined` if it has ended, or if another job runs it. */
    async claim(id: string, jobId: string): Promise<ClaimedTask | undefined> {
      const row = await database.write(async (trx) => {
        const before = await trx
          .selectFrom('scaffolder_task')
          .selectAll()
          .where('id', '=', id)
          .where('status', 'in', ['open', 'processing'])
          .where((task) => task.or([task('job_id', 'is', null), task('job_id', '=', jobId)]))
          .forUpdate()
          .executeTakeFirst();
        if (!before) return undefined;
        const run = before.run + 1;
        await trx
          .updateTable('scaffolder_task')
          .set({ status: 'processing', job_id: jobId, run, last_heartbeat_at: sql`now()` })
          .where('id', '=', id)
          .execute();
        return { ...before, run };
      });
      if (!row) return undefined;
      const secrets = row.secrets === null ? {} : await sealer.open(row.secrets);
      return {
        id,
        spec: JSON.parse(row.spec) as TaskSpec,
        caller: JSON.parse(row.caller) as CallerIdentity,
        secrets: (secrets ?? {}) as Record<string, string>,
        run: row.run,
        wasInterrupted: row.status === 'processing',
        cancelRequested: row.cancel_requested,
      };
    },

    /** Renews running tasks. Returns those that still run here, and whether they were canceled. */
    async beat(runs: ReadonlyMap<string, number>): Promise<Map<string, { cancelRequested: boolean }>> {
      const { rows } = await sql<{ id: string; cancel_requested: boolean }>`
        update scaffolder_task set last_heartbeat_at = now()
        where status = 'processing'
          and (id, run) in (select * from unnest(${[...runs.keys()]}::uuid[], ${[...runs.values()]}::int[]))
        returning id, cancel_requested`.execute(db);
      return new Map(rows.map(({ id, cancel_requested: cancelRequested }) => [id, { cancelRequested }]));
    },

    /** Ends a task that runs here, with its last events, and deletes its secrets. */
    async finish(id: string, run: number, status: TaskStatus, events: readonly NewEvent[]): Promise<void> {
      await database.write(async (trx) => {
        const isOwn = await appendEvents(trx, id, events, run);
        if (!isOwn) return;
        const ended = { status, secrets: null, cancel_requested: false };
        await trx
          .updateTable('scaffolder_task')
          .set({ ...ended, last_heartbeat_at: sql`now()` })
          .where('id', '=', id)
          .execute();
        // A completed task never runs again.
        if (status === 'completed')
          await trx.deleteFrom('scaffolder_checkpoint').where('task_id', '=', id).execute();
      });
    },

    /**
     * Requests the cancellation of a running task, and ends a task that waits.
     *
     * @returns whether the task had not ended
     */
    cancel: (id: string): Promise<boolean> =>
      database.write(async (trx) => {
        const task = await trx
          .selectFrom('scaffolder_task')
          .select(['status', 'cancel_requested'])
          .where('id', '=', id)
          .where('status', 'in', ['open', 'processing'])
          .forUpdate()
          .executeTakeFirst();
        if (!task) return false;
        if (task.cancel_requested) return true;
        const waits = task.status === 'open';
        await trx
          .updateTable('scaffolder_task')
          .set(waits ? { status: 'cancelled', secrets: null } : { cancel_requested: true })
          .where('id', '=', id)
          .execute();
        await appendEvents(trx, id, waits ? CANCELED_WAITING : [await cancellationOf(trx, id)]);
        return true;
      }),

    /**
     * Returns a task that failed or was canceled to the queue. It starts over with the secrets.
     *
     * @returns whether the task had failed or was canceled
     */
    async reopen(id: string, secrets: Record<string, string>): Promise<boolean> {
      const sealed = await sealSecrets(secrets);
      return database.write(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('scaffolder_task')
          .set({ status: 'open', job_id: null, secrets: sealed, cancel_requested: false })
          .set({ last_heartbeat_at: sql`now()` })
          .where('id', '=', id)
          .where('status', 'in', ['failed', 'cancelled'])
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await appendEvents(trx, id, [STARTED_OVER]);
        return true;
      });
    },

    async checkpoint(id: string, key: string): Promise<{ value: JsonValue | undefined } | undefined> {
      const row = await db
        .selectFrom('scaffolder_checkpoint')
        .select('value')
        .where('task_id', '=', id)
        .where('key', '=', key)
        .executeTakeFirst();
      const opened = row && (await sealer.open(row.value));
      return opened === undefined ? undefined : (opened as { value: JsonValue | undefined });
    },

    async storeCheckpoint(id: string, key: string, value: JsonValue | undefined): Promise<void> {
      const sealed = await sealer.seal(value === undefined ? {} : { value }, CHECKPOINT_LIFETIME_SECONDS);
      await db
        .insertInto('scaffolder_checkpoint')
        .values({ task_id: id, key, value: sealed })
        .onConflict((conflict) => conflict.columns(['task_id', 'key']).doUpdateSet({ value: sealed }))
        .execute();
    },
  };
}

/** Events that one query returns. */
export const EVENTS_AT_ONCE = 1000;

/** The event after which a task starts over. Earlier events are no longer listed. */
export const STARTED_OVER: NewEvent = {
  type: 'recovered',
  body: {
    message: 'The task starts over. The log of the previous attempt is not shown.',
    recoverStrategy: 'startOver',
  },
};

const CANCELED_WAITING: NewEvent[] = [
  {
    type: 'cancelled',
    body: { message: 'The task was canceled before its first step.', status: 'cancelled' },
  },
  {
    type: 'completion',
    body: {
      message: 'Run completed with status: cancelled',
      error: { name: 'Error', message: 'The task was canceled before its first step.' },
    },
  },
];

/** Whether a task may run again after its process ended. */
export function isRecoverable({ EXPERIMENTAL_recovery: recovery }: TaskSpec): boolean {
  return recovery?.EXPERIMENTAL_strategy === 'startOver';
}

/** Stores events. The lock of the task's row makes their order the order in which they become visible. */
async function appendEvents(
  db: Kysely<ScaffolderTables>,
  id: string,
  events: readonly NewEvent[],
  run?: number,
): Promise<boolean> {
  const types = events.map(({ type }) => type);
  const bodies = events.map(({ body }) => JSON.stringify(body));
  const { rows } = await sql<{ id: string }>`
    with task as (
      update scaffolder_task set last_event = last_event + ${events.length}
      where id = ${id} and ${run === undefined ? sql`true` : sql`run = ${run} and status = 'processing'`}
      returning id, last_event - ${events.length} as before
    ), stored as (
      insert into scaffolder_event (task_id, id, type, body)
      select task.id, task.before + event.place, event.type, event.body
      from task, unnest(${types}::text[], ${bodies}::text[]) with ordinality as event (type, body, place)
    )
    select id from task`.execute(db);
  return rows.length === 1;
}

/** The event of a cancellation, which names the running step. */
async function cancellationOf(db: Kysely<ScaffolderTables>, id: string): Promise<NewEvent> {
  const rows = await db
    .selectFrom('scaffolder_event')
    .select('body')
    .where('task_id', '=', id)
    .where('type', '=', 'log')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const stepId = rows[0] && (JSON.parse(rows[0].body) as TaskEvent['body']).stepId;
  const status = 'cancelled' as const;
  return {
    type: 'cancelled',
    body:
      stepId === undefined
        ? { message: 'The task was canceled.', status }
        : { message: `Step ${stepId} has been cancelled.`, stepId, status },
  };
}

function toTask(row: Selectable<ScaffolderTables['scaffolder_task']>): Task {
  return {
    id: row.id,
    spec: JSON.parse(row.spec) as TaskSpec,
    status: row.status as TaskStatus,
    createdAt: row.created_at.toISOString(),
    lastHeartbeatAt: row.last_heartbeat_at.toISOString(),
    ...(row.created_by === null ? {} : { createdBy: row.created_by }),
  };
}

function toResource(row: { created_by: string | null; template_ref: string; status: string }): TaskResource {
  return { createdBy: row.created_by ?? '', templateRef: row.template_ref, status: row.status };
}
