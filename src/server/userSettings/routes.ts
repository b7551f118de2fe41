import type { FastifyInstance } from 'fastify';
import {
  multigetRequestSchema,
  userSettingPutSchema,
  type MultigetResponse,
  type UserSetting,
} from '#protocol';
import { userRefOf } from '../auth/authenticate';
import { notFoundError } from '../http/httpError';
import { parseBody } from '../http/parseBody';
import { openTo } from '../permission/routeAccess';
import type { UserSettingsStore } from './settingsStore';

type SettingRequest = { Params: { bucket: string; key: string } };

const PATH = '/buckets/:bucket/keys/:key';

const own = openTo('callers', 'Settings are kept by the user that a request comes from.');

/** A user's own stored values. */
export function userSettingsRoutes(scope: FastifyInstance, store: UserSettingsStore): void {
  scope.get<SettingRequest>(PATH, own, async (request): Promise<UserSetting> => {
    const { bucket, key } = request.params;
    const value = await store.get(userRefOf(request), bucket, key);
    if (value === undefined) throw notFoundError(`Unable to find '${key}' in bucket '${bucket}'`);
    return { bucket, key, value };
  });

  scope.put<SettingRequest>(PATH, own, async (request): Promise<UserSetting> => {
    const { bucket, key } = request.params;
    const { value } = parseBody(userSettingPutSchema, request.body);
    await store.set(userRefOf(request), bucket, key, value);
    return { bucket, key, value };
  });

  scope.delete<SettingRequest>(PATH, own, async (request, reply) => {
    const { bucket, key } = request.params;
    await store.delete(userRefOf(request), bucket, key);
    return reply.code(204).send();
  });

  scope.post('/multiget', own, async (request): Promise<MultigetResponse> => {
    const { items } = parseBody(multigetRequestSchema, request.body);
    const user = userRefOf(request);
    const values = await Promise.all(items.map(({ bucket, key }) => store.get(user, bucket, key)));
    return { items: values.map((value) => (value === undefined ? null : { value })) };
  });
}
