import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  multigetRequestSchema,
  userSettingPutSchema,
  type MultigetResponse,
  type UserSetting,
} from '#protocol';
import { userRefOf } from '../auth/authenticate';
import { HttpError, inputError, notFoundError } from '../http/httpError';
import { parseBody } from '../http/parseBody';
import { openTo } from '../permission/routeAccess';
import { type SettingKey, settingsLimits, type UserSettingsStore } from './settingsStore';

type SettingRequest = { Params: SettingKey };

const PATH = '/buckets/:bucket/keys/:key';

const own = openTo('callers', 'Settings are kept by the user that a request comes from.');
const writing = { ...own, bodyLimit: settingsLimits.body };

/** A user's own stored values. */
export function userSettingsRoutes(scope: FastifyInstance, store: UserSettingsStore): void {
  scope.get<SettingRequest>(PATH, own, async (request): Promise<UserSetting> => {
    const { bucket, key } = request.params;
    const [value] = await store.get(userRefOf(request), [{ bucket, key }]);
    if (value === undefined) throw notFoundError(`Unable to find '${key}' in bucket '${bucket}'`);
    return { bucket, key, value };
  });

  scope.put<SettingRequest>(PATH, writing, async (request): Promise<UserSetting> => {
    const user = userRefOf(request);
    const name = readName(request);
    const { value } = parseBody(userSettingPutSchema, request.body);
    if (!(await store.set(user, name, value))) throw fullError();
    return { ...name, value };
  });

  scope.delete<SettingRequest>(PATH, own, async (request, reply) => {
    const { bucket, key } = request.params;
    await store.delete(userRefOf(request), { bucket, key });
    return reply.code(204).send();
  });

  scope.post('/multiget', writing, async (request): Promise<MultigetResponse> => {
    const user = userRefOf(request);
    const { items } = parseBody(multigetRequestSchema, request.body);
    const values = await store.get(user, items);
    return { items: values.map((value) => (value === undefined ? null : { value })) };
  });
}

function readName(request: FastifyRequest<SettingRequest>): SettingKey {
  const { bucket, key } = request.params;
  const longest = settingsLimits.name;
  if (bucket.length > longest || key.length > longest)
    throw inputError(`A bucket and a key of settings may have ${longest} characters each`);
  return { bucket, key };
}

function fullError(): HttpError {
  const { count, total } = settingsLimits;
  return new HttpError(
    'PayloadTooLargeError',
    413,
    `A user may store ${count} settings of ${total / 1024} kB altogether; remove some before you store more`,
  );
}
