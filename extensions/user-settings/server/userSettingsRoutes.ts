import type { FastifyRequest } from 'fastify';
import {
  multigetRequestSchema,
  userSettingPutSchema,
  type MultigetResponse,
  type UserSetting,
} from '../protocol';
import {
  type AuthService,
  HttpError,
  inputError,
  notFoundError,
  openTo,
  parseBody,
  type Router,
} from '#backend';
import { type SettingKey, settingsLimits, type UserSettingsStore } from './settingsStore';

type SettingRequest = { Params: SettingKey };

const PATH = '/buckets/:bucket/keys/:key';

const own = openTo('users', 'Users read and write their own settings.');
const writing = { ...own, bodyLimit: settingsLimits.body };

/** The routes of a user's own settings. */
export function userSettingsRoutes(router: Router, auth: AuthService, store: UserSettingsStore): void {
  router.get<SettingRequest>(PATH, own, async (request): Promise<UserSetting> => {
    const { bucket, key } = request.params;
    const [value] = await store.get(auth.userRefOf(request), [{ bucket, key }]);
    if (value === undefined) throw notFoundError(`Unable to find '${key}' in bucket '${bucket}'`);
    return { bucket, key, value };
  });

  router.put<SettingRequest>(PATH, writing, async (request): Promise<UserSetting> => {
    const user = auth.userRefOf(request);
    const name = readName(request);
    const { value } = parseBody(userSettingPutSchema, request.body);
    if (!(await store.set(user, name, value))) throw fullError();
    return { ...name, value };
  });

  router.delete<SettingRequest>(PATH, own, async (request, reply) => {
    const { bucket, key } = request.params;
    await store.delete(auth.userRefOf(request), { bucket, key });
    return reply.code(204).send();
  });

  router.post('/multiget', writing, async (request): Promise<MultigetResponse> => {
    const user = auth.userRefOf(request);
    const { items } = parseBody(multigetRequestSchema, request.body);
    const values = await store.get(user, items);
    return { items: values.map((value) => (value === undefined ? null : { value })) };
  });
}

function readName(request: FastifyRequest<SettingRequest>): SettingKey {
  const { bucket, key } = request.params;
  const longest = settingsLimits.name;
  if (bucket.length > longest || key.length > longest)
    throw inputError(`The names of buckets and keys are limited to ${longest} characters`);
  return { bucket, key };
}

function fullError(): HttpError {
  const { count, total } = settingsLimits;
  return new HttpError(
    'PayloadTooLargeError',
    413,
    `User settings are limited to ${count} values and ${total / 1024} kB in total. Remove some before you store more`,
  );
}
