import * as z from 'zod/mini';
import { parseEntityRef } from '#model';
import { urlPath } from '#protocol';
import { createObservable, ResponseError, type IdentityApi } from '#sdk';
import { actionsSchema } from '../protocol/actions';
import { cancelResponseSchema, taskIdSchema, taskSchema, tasksSchema } from '../protocol/tasks';
import {
  dryRunFailureSchema,
  dryRunResponseSchema,
  parameterSchemaSchema,
  templatingExtensionsSchema,
} from '../protocol/templates';
import { followTask } from './followTask';
import type { ListTasksRequest, ScaffolderApi } from './ScaffolderApi';
import { CreateTaskError, DryRunError } from './scaffolderErrors';
import {
  readParsed,
  requestParsed,
  requestScaffolder,
  type ScaffolderTransport,
} from './scaffolderTransport';

/** What the API sends requests with. */
export interface ScaffolderApiOptions extends ScaffolderTransport {
  /** Needed to list the tasks of the user. */
  identityApi?: IdentityApi;
}

const autocompleteSchema = z.object({
  results: z.array(z.object({ id: z.string(), title: z.optional(z.string()) })),
});

/** A dry run can send requests to other services. In ms. */
const dryRunTimeout = 300_000;

/** Creates the API that calls the routes of the scaffolder backend. */
export function createScaffolderApi(options: ScaffolderApiOptions): ScaffolderApi {
  return {
    async getTemplateParameterSchema(templateRef, { signal } = {}) {
      const { kind, namespace, name } = parseEntityRef(templateRef, { defaultKind: 'template' });
      const path = urlPath`/v2/templates/${namespace}/${kind}/${name}/parameter-schema`;
      return requestParsed(options, parameterSchemaSchema, { path, signal });
    },
    async scaffold({ templateRef, values, secrets = {} }) {
      const body = { templateRef, values, secrets };
      const response = await requestScaffolder(options, { path: '/v2/tasks', body });
      if (response.status !== 201) throw await CreateTaskError.fromResponse(response);
      return { taskId: (await readParsed(response, taskIdSchema)).id };
    },
    getTask: async (taskId, { signal } = {}) =>
      requestParsed(options, taskSchema, { path: urlPath`/v2/tasks/${taskId}`, signal }),
    async listTasks(request, { signal } = {}) {
      const path = `/v2/tasks?${String(await createTaskQuery(request, options.identityApi))}`;
      return requestParsed(options, tasksSchema, { path, signal });
    },
    cancelTask: async (taskId) =>
      requestParsed(options, cancelResponseSchema, { path: urlPath`/v2/tasks/${taskId}/cancel`, body: {} }),
    retry: async ({ taskId, secrets }) =>
      requestParsed(options, taskIdSchema, {
        path: urlPath`/v2/tasks/${taskId}/retry`,
        body: secrets ? { secrets } : {},
      }),
    streamLogs: (request) =>
      createObservable(({ next, error, complete }) => {
        const stop = new AbortController();
        followTask(options, { ...request, onEvent: next, signal: stop.signal }).then(complete, error);
        return () => stop.abort();
      }),
    listActions: ({ signal } = {}) => requestParsed(options, actionsSchema, { path: '/v2/actions', signal }),
    listTemplatingExtensions: ({ signal } = {}) =>
      requestParsed(options, templatingExtensionsSchema, { path: '/v2/templating-extensions', signal }),
    async dryRun({ template, values, secrets, directoryContents }, { signal } = {}) {
      const body = { template, values, secrets, directoryContents };
      const response = await requestScaffolder(options, {
        path: '/v2/dry-run',
        body,
        signal,
        timeout: dryRunTimeout,
      });
      if (!response.ok) {
        const rejected = await CreateTaskError.fromResponse(response.clone());
        if (rejected.errors.length > 0) throw rejected;
        const failed = dryRunFailureSchema.safeParse(
          await response
            .clone()
            .json()
            .catch(() => undefined),
        );
        const error = await ResponseError.fromResponse(response);
        throw failed.success ? new DryRunError(error, failed.data.log) : error;
      }
      return readParsed(response, dryRunResponseSchema);
    },
    autocomplete: async ({ token, provider, resource, context = {} }, { signal } = {}) =>
      requestParsed(options, autocompleteSchema, {
        path: urlPath`/v2/autocomplete/${provider}/${resource}`,
        body: { token, context },
        signal,
      }),
  };
}

async function createTaskQuery(
  request: ListTasksRequest,
  identityApi: IdentityApi | undefined,
): Promise<URLSearchParams> {
  const query = new URLSearchParams();
  if (request.filterByOwnership === 'owned') {
    if (!identityApi)
      throw new Error(
        'IdentityApi is not available. Pass it to createScaffolderApi to list the tasks of the user.',
      );
    query.append('createdBy', (await identityApi.getBackstageIdentity()).userEntityRef);
  }
  for (const name of ['limit', 'offset', 'order'] as const) {
    if (request[name] !== undefined) query.append(name, `${request[name]}`);
  }
  for (const status of request.status ?? []) query.append('status', status);
  return query;
}
