import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonValue } from '#model';
import { createTestServer, type TestServer } from '#backend/testing';
import { settingsLimits } from '../server/settingsStore';
import { userSettingsBackend } from '../backend';
import { embeddedFirst, loadRecordings, type OpenDatabase, type Recording } from '#testing/contract';

const recorded = new Map(loadRecordings().map((recording) => [recording.name, recording]));

/** The requests of a frontend: store, read, read several, delete, and read a deleted value. */
const exchanges = ['put', 'get', 'multiget', 'get-404', 'delete'].map((name) =>
  find(`user-settings-${name}`),
);
const starred = find('user-settings-multiget-starred');

const TOKEN = 'a-static-token-of-the-test';

function find(name: string): Recording {
  const recording = recorded.get(name);
  if (recording === undefined) throw new Error(`The recording '${name}' does not exist.`);
  return recording;
}

function signInAs(name: string, database: OpenDatabase['database']) {
  return createTestServer({
    plugins: [userSettingsBackend],
    database,
    config: {
      auth: { providers: { guest: { userEntityRef: `user:default/${name}` } } },
      backend: { auth: { externalAccess: [{ type: 'static', options: { token: TOKEN, subject: 'ci' } }] } },
    },
  });
}

describe.each(embeddedFirst)('user settings on $name', (kind) => {
  describe.skipIf(kind.skipped)('of the embedded backend', () => {
    let opened: OpenDatabase;
    let alice: TestServer;
    let bob: TestServer;

    beforeAll(async () => {
      opened = await kind.open();
      const { database } = opened;
      [alice, bob] = await Promise.all([signInAs('alice', database), signInAs('bob', database)]);
    }, 60_000);
    afterAll(async () => {
      await Promise.all([alice?.app.close(), bob?.app.close()]);
      await opened?.close();
    });
    beforeEach(async () => {
      await opened.database.db.deleteFrom('user_setting' as never).execute();
    });

    const address = (bucket: string, key: string) =>
      `/api/user-settings/buckets/${encodeURIComponent(bucket)}/keys/${encodeURIComponent(key)}`;
    const put = (at: TestServer, key: string, value: JsonValue, bucket = 'default.test') =>
      at.call({ method: 'PUT', url: address(bucket, key), payload: { value } });
    const read = async (at: TestServer, ...keys: string[]): Promise<unknown> => {
      const items = keys.map((key) => ({ bucket: 'default.test', key }));
      return (
        await at.call({ method: 'POST', url: '/api/user-settings/multiget', payload: { items } })
      ).json();
    };

    it('are stored, read and deleted as recorded', async () => {
      for (const { name, request, response } of exchanges) {
        const payload = request.body == null ? {} : { payload: request.body };
        const method = request.method as NonNullable<InjectOptions['method']>;
        const answer = await alice.call({ method, url: request.url, ...payload });
        expect([name, answer.statusCode, answer.body && answer.json()]).toEqual([
          name,
          response.status,
          response.body,
        ]);
      }
    });

    it('contain starred entities in the bucket that the frontend uses', async () => {
      await put(alice, 'entityRefs', ['component:default/artist-web'], 'default.starredEntities');
      const { request, response } = starred;
      const answer = await alice.call({ method: 'POST', url: request.url, payload: request.body as object });
      expect(answer.json()).toEqual(response.body);
    });

    it('are separate for each user', async () => {
      await put(alice, 'color', 'blue');
      await put(bob, 'color', 'red');
      expect(await read(alice, 'color')).toEqual({ items: [{ value: 'blue' }] });
      expect(await read(bob, 'color')).toEqual({ items: [{ value: 'red' }] });
      await bob.call({ method: 'DELETE', url: address('default.test', 'color') });
      expect(await read(alice, 'color')).toEqual({ items: [{ value: 'blue' }] });
      expect(await read(bob, 'color')).toEqual({ items: [null] });
    });

    it('store all JSON values, and are returned in the requested order', async () => {
      const values: JsonValue[] = [false, 0, '', null, [], {}, 'ü "quoted" \\ 日本', { deep: [{ er: 1.5 }] }];
      for (const [index, value] of values.entries()) await put(alice, `k${index}`, value);
      const keys = values.map((_, index) => `k${index}`).reverse();
      expect(await read(alice, ...keys, 'missing', 'k1')).toEqual({
        items: [...values.map((value) => ({ value })).reverse(), null, { value: 0 }],
      });
    });

    it('accept names with slashes, dots and quotes', async () => {
      const bucket = "a/b.c'd";
      const key = 'x/../y?z#"';
      await put(alice, key, 1, bucket);
      expect((await alice.call({ url: address(bucket, key) })).json()).toEqual({ bucket, key, value: 1 });
    });

    it('are replaced completely by the last of many writes', async () => {
      await Promise.all(
        Array.from({ length: 12 }, (_, index) => put(alice, 'same', { [`n${index}`]: index })),
      );
      await put(alice, 'same', { last: true });
      expect(await read(alice, 'same')).toEqual({ items: [{ value: { last: true } }] });
    });

    it.each([
      ['a missing value', {}, 400],
      ['a body that is too large', { value: 'x'.repeat(settingsLimits.body) }, 413],
    ])('reject %s', async (_what, payload, status) => {
      const answer = await alice.call({ method: 'PUT', url: address('default.test', 'k'), payload });
      expect(answer.statusCode).toBe(status);
      expect(await read(alice, 'k')).toEqual({ items: [null] });
    });

    it('reject a name that is too long', async () => {
      const answer = await put(alice, 'k'.repeat(settingsLimits.name + 1), 1);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: { message: 'The names of buckets and keys are limited to 255 characters' },
      });
    });

    it('reject values over the limit of a user, and still accept changes', async () => {
      const part = 'x'.repeat(90 * 1024);
      const most = Math.floor(settingsLimits.total / part.length);
      for (let index = 0; index < most; index += 1) {
        expect((await put(alice, `big${index}`, part)).statusCode).toBe(200);
      }
      const refused = await put(alice, 'one-more', part);
      expect(refused.statusCode).toBe(413);
      expect(refused.json()).toMatchObject({ error: { name: 'PayloadTooLargeError' } });
      expect((await put(alice, 'big0', `${part.slice(1)}y`)).statusCode).toBe(200);
      expect((await put(bob, 'small', 1)).statusCode).toBe(200);
    });

    it('require a user', async () => {
      const url = address('default.test', 'k');
      const withToken = (authorization: string) => ({ url, headers: { authorization } });
      expect((await alice.app.inject({ url })).statusCode).toBe(401);
      expect((await alice.app.inject(withToken('Bearer nonsense'))).statusCode).toBe(401);
      const service = await alice.app.inject(withToken(`Bearer ${TOKEN}`));
      expect(service.statusCode).toBe(403);
      expect(service.json()).toMatchObject({
        error: { name: 'NotAllowedError', message: "This endpoint does not allow 'service' credentials" },
      });
    });
  });
});
