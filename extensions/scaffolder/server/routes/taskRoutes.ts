import type { FastifyRequest } from 'fastify';
import {
  conflictError,
  hideFromOthers,
  inputError,
  notFoundError,
  parseBody,
  readCount,
  readList,
  readQuery,
  refuseOthers,
  type PermissionService,
  type Router,
} from '#backend';
import { evaluateFilterPredicate, safeParseEntityRef } from '#model';
import type { Permission } from '#protocol';
import { taskCancelPermission, taskCreatePermission, taskReadPermission } from '../../protocol/permissions';
import { createTaskSchema, retryTaskSchema, type Task } from '../../protocol/tasks';
import type { TaskQueue } from '../tasks/createTaskQueue';
import type { TaskQuery, TaskStore } from '../tasks/taskStore';
import type { Access } from './access';
import { createSpec, sendErrors, validateValues, type SpecParts } from './createSpec';
import { findTemplate } from './readTemplate';

export interface TaskRouteParts extends SpecParts {
  access: Access;
  permissions: PermissionService;
  store: TaskStore;
  queue: TaskQueue;
}

export type TaskParams = { Params: { taskId: string } };

const ORDER = /^(?:(asc|desc):)?(created_at|status|created_by|last_heartbeat_at)$/;

/** Tasks in a response, unless the query says how many. */
const TASKS_AT_ONCE = 100;
const MAX_TASKS = 1000;
/** Characters of the values of a form, as JSON. Each response about a task has them. */
const MAX_VALUES = 256 * 1024;

/** Creates, lists, cancels and retries tasks. */
export function taskRoutes(router: Router, parts: TaskRouteParts): void {
  const { auth, catalog, access, permissions, store, queue, validate } = parts;
  const find = createFindTask(store, access);

  router.post('/v2/tasks', refuseOthers(taskCreatePermission), async (request, reply) => {
    const body = parseBody(createTaskSchema, request.body);
    const { templateRef, secrets = {} } = body;
    if (JSON.stringify(body.values).length > MAX_VALUES)
      throw inputError(`The values are larger than ${MAX_VALUES / 1024} kB, the limit.`);
    const ref = safeParseEntityRef(templateRef, { defaultKind: 'template', defaultNamespace: 'default' });
    if (!ref.ok) throw inputError(ref.message);
    const caller = auth.callerOf(request);
    const found = await findTemplate(catalog.as(caller), ref.value);
    const template = access.limitTemplate(found, request);
    const values = access.limitValues(found, body.values, request);
    const errors = await validateValues(template, values, validate, caller);
    if (errors.length > 0) return sendErrors(reply, errors);
    const spec = await createSpec(template, values, request, parts);
    const createdBy =
      caller.type === 'user' ? caller.userEntityRef : caller.type === 'service' ? caller.subject : undefined;
    const id = await queue.add({ spec, templateRef: template.ref, createdBy, caller, secrets });
    return reply.code(201).send({ id });
  });

  router.get('/v2/tasks', hideFromOthers(taskReadPermission), async (request) => {
    const decision = permissions.decide(taskReadPermission, auth.callerOf(request));
    if (decision === 'DENY') return { tasks: [], totalTasks: 0 };
    const query = readTaskQuery(readQuery(request));
    if (decision === 'ALLOW') return store.list(query);
    const { when } = decision;
    return store.list({ ...query, allows: (task) => evaluateFilterPredicate(when, task) });
  });

  router.get<TaskParams>('/v2/tasks/:taskId', hideFromOthers(taskReadPermission), (request) =>
    find(request.params.taskId, request, taskReadPermission),
  );

  router.post<TaskParams>(
    '/v2/tasks/:taskId/cancel',
    hideFromOthers(taskCancelPermission),
    async (request) => {
      const task = await find(request.params.taskId, request, taskCancelPermission);
      const isCanceled = await queue.cancel(task.id);
      return { status: isCanceled ? 'cancelled' : (await store.find(task.id))?.status };
    },
  );

  router.post<TaskParams>(
    '/v2/tasks/:taskId/retry',
    refuseOthers(taskCreatePermission),
    async (request, reply) => {
      const { secrets = {} } = parseBody(retryTaskSchema, request.body ?? {});
      const { id, status } = await find(request.params.taskId, request, taskCancelPermission);
      if (!(await queue.retry(id, secrets)))
        throw conflictError(
          status === 'completed'
            ? 'The task has completed. Start its template again instead.'
            : 'The task is still running. Cancel it before you retry it.',
        );
      return reply.code(201).send({ id });
    },
  );
}

/** Finds a task that the caller may use. @throws HttpError 404 if there is none, 403 if the caller lacks the permission */
export type FindTask = (id: string, request: FastifyRequest, permission: Permission) => Promise<Task>;

export function createFindTask(store: TaskStore, access: Access): FindTask {
  return async (id, request, permission) => {
    const found = await store.find(id);
    // Callers without the permission cannot find out whether a task exists.
    if (!found) {
      access.assertAllowed(permission, request, {});
      throw notFoundError(`No task with id '${id}' found`);
    }
    const { resource, ...task } = found;
    access.assertAllowed(permission, request, resource);
    return task;
  };
}

function readTaskQuery(query: URLSearchParams): TaskQuery {
  const asked = query.getAll('order').at(-1) ?? 'desc:created_at';
  const [, direction, column] = ORDER.exec(asked) ?? [];
  if (column === undefined)
    throw inputError(
      `Invalid order '${asked}'. Use asc or desc with created_at, status or created_by, such as desc:created_at.`,
    );
  return {
    createdBy: readList(query, 'createdBy'),
    status: readList(query, 'status'),
    order: { column: column as TaskQuery['order']['column'], descending: direction !== 'asc' },
    limit: Math.min(readCount(query, 'limit') ?? TASKS_AT_ONCE, MAX_TASKS),
    offset: readCount(query, 'offset'),
  };
}
