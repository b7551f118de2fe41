import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '#backend/testing';
import { databases, type OpenDatabase } from '#testing/contract';
import { catalogBackend } from '../backend';

const HOST = 'https://git.example.com';
const A = `${HOST}/a.yaml`;
const B = `${HOST}/b.yaml`;

const component = (name: string, type = 'service') =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: ${name} }\nspec: { type: ${type}, lifecycle: production, owner: team-a }\n`;
const location = (name: string, target: string) =>
  `apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata: { name: ${name} }\nspec: { target: '${target}' }\n`;

interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: { message: string } };
}

describe.each(databases)('on $name, a location', (on) => {
  describe.skipIf(on.skipped)('that users register', () => {
    let opened: OpenDatabase;
    let portal: Awaited<ReturnType<typeof open>>;
    /** The documents of the web, by URL. A function can delay or replace the response. */
    let web: Record<string, string | (() => Promise<Response> | Response)>;
    let asked: string[];

    beforeAll(async () => {
      opened = await on.open();
    });
    afterAll(() => opened?.close());
    beforeEach(async () => {
      web = { [A]: component('one'), [B]: component('two') };
      asked = [];
      portal = await open();
    });
    afterEach(async () => {
      for (const { data } of await portal.list()) await portal.call('DELETE', `/locations/${data.id}`);
      await portal.stop();
    });

    /** Starts a process on the same database. */
    async function open(catalog: Record<string, unknown> = {}) {
      const backend: TestBackend = await startTestBackend(catalogBackend, {
        database: opened.database,
        config: { catalog, backend: { reading: { allow: [{ host: 'git.example.com' }] } } },
        fetchUrl: async (url) => {
          const address = new Request(url).url;
          asked.push(address);
          const found = web[address];
          if (typeof found === 'function') return found();
          return found === undefined ? new Response('', { status: 404 }) : new Response(found);
        },
      });
      const call = async (
        method: 'GET' | 'POST' | 'DELETE',
        path: string,
        payload?: object,
      ): Promise<Answer> => {
        const answer = await backend.call({ method, url: `/api/catalog${path}`, payload });
        return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
      };
      return {
        call,
        stop: () => backend.stop(),
        register: (target: string) => call('POST', '/locations', { type: 'url', target }),
        preview: (target: string) => call('POST', '/locations?dryRun=true', { type: 'url', target }),
        idOf: (answer: Answer) => (answer.body as { location: { id: string } }).location.id,
        list: async () =>
          (await call('GET', '/locations')).body as unknown as Array<{ data: Record<string, string> }>,
        typeOf: async (name: string) =>
          (
            (await call('GET', `/entities/by-name/component/default/${name}`)).body['spec'] as {
              type?: string;
            }
          )?.type,
        names: async () =>
          (
            (await call('GET', '/entities?order=asc:metadata.name')).body as unknown as Array<{
              metadata: { name: string };
            }>
          )
            .map(({ metadata }) => metadata.name)
            .filter((name) => !name.startsWith('generated-')),
        refresh: (entityRef: string) => call('POST', '/refresh', { entityRef }),
      };
    }

    it('provides its entities at once, also indirect ones, and takes all of them along', async () => {
      web = { [A]: `${component('one')}---\n${location('more', './b.yaml')}`, [B]: component('two') };
      const created = await portal.register(A);
      expect(created).toMatchObject({
        status: 201,
        body: { location: { type: 'url', target: A }, entities: [] },
      });
      expect(await portal.names()).toEqual(['more', 'one', 'two']);
      const [listed] = await portal.list();
      expect(listed?.data).toEqual(created.body['location']);
      expect((await portal.call('GET', '/locations/by-entity/component/default/two')).body).toEqual(
        listed?.data,
      );

      const id = portal.idOf(created).toUpperCase();
      expect((await portal.call('DELETE', `/locations/${id}`)).status).toBe(204);
      expect((await portal.call('GET', '/entities')).body).toEqual([]);
      expect((await portal.call('DELETE', `/locations/${id}`)).body.error?.message).toBe(
        `Found no location with ID ${id}`,
      );
      expect((await portal.call('DELETE', '/locations/no-id')).status).toBe(404);
    });

    it('is registered once, however many ask for it', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => portal.register(A)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201, 409, 409, 409, 409,
      ]);
      expect(await portal.list()).toHaveLength(1);
      const removals = await Promise.all(
        Array.from({ length: 3 }, async () =>
          portal.call('DELETE', `/locations/${(await portal.list())[0]?.data.id}`),
        ),
      );
      expect(removals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    });

    it('leaves an entity to another location that also provides it, with its data', async () => {
      web = {
        [A]: component('same', 'website') + '---\n' + component('one'),
        [B]: component('same', 'library'),
      };
      const first = portal.idOf(await portal.register(A));
      await portal.register(B);
      expect(await portal.typeOf('same')).toBe('website');
      expect((await portal.call('GET', `/locations/${first}/removal`)).body).toEqual({
        protected: false,
        kept: [{ entityRef: 'component:default/same', locationRef: `url:${B}` }],
      });
      await portal.call('DELETE', `/locations/${first}`);
      expect(await portal.typeOf('same')).toBe('library');
      expect(await portal.names()).toEqual(['same']);
    });

    it('leaves it also right after a restart, while neither can be read', async () => {
      web = { [A]: component('same', 'website'), [B]: component('same', 'library') };
      const first = portal.idOf(await portal.register(A));
      await portal.register(B);
      await portal.stop();
      for (const address of [A, B]) web[address] = () => new Response('', { status: 500 });
      portal = await open();
      expect((await portal.call('DELETE', `/locations/${first}`)).status).toBe(204);
      expect(await portal.typeOf('same')).toBe('library');
    });

    it('leaves it also if another process unregisters the first one', async (context) => {
      if (opened.database.kind === 'embedded') return context.skip();
      web = { [A]: component('same', 'website'), [B]: component('same', 'library') };
      const other = await open();
      const first = portal.idOf(await portal.register(A));
      await portal.register(B);
      expect((await other.call('DELETE', `/locations/${first}`)).status).toBe(204);
      expect(await portal.typeOf('same')).toBe('library');
      await other.stop();
    });

    it('can have a long address', async () => {
      const target = `${HOST}/${randomBytes(6_000).toString('hex')}`;
      web[target] = component('one');
      const id = portal.idOf(await portal.register(target));
      expect(await portal.names()).toEqual(['one']);
      expect((await portal.register(target)).status).toBe(409);
      expect((await portal.call('DELETE', `/locations/${id}`)).status).toBe(204);
    });

    it('that differs in a slash or in upper case is another one, and gives way to the first', async () => {
      const [plain, slash, upper] = [`${HOST}/x`, `${HOST}/x/`, 'https://GIT.example.com/x'];
      web = { [plain]: component('same', 'website'), [slash]: component('same', 'library') };
      const ids = [];
      for (const target of [plain, slash, upper]) ids.push(portal.idOf(await portal.register(target)));
      expect(new Set(ids).size).toBe(3);
      await portal.call('DELETE', `/locations/${ids[0]}`);
      expect(await portal.typeOf('same')).toBe('library');
      await portal.call('DELETE', `/locations/${ids[1]}`);
      expect(await portal.typeOf('same')).toBe('website');
    });

    it('is read again after a restart, and is gone after a restart if it was unregistered', async () => {
      const one = portal.idOf(await portal.register(A));
      await portal.register(B);
      await portal.call('DELETE', `/locations/${one}`);
      await portal.stop();
      web = { [A]: component('one'), [B]: component('changed') };
      portal = await open();
      expect(await portal.list()).toHaveLength(1);
      // Entities that a location no longer provides stay as orphans by default.
      expect(await portal.names()).toEqual(['changed', 'two']);
      await portal.call('DELETE', `/entities/by-uid/${await uidOf('two')}`);
    });

    const uidOf = async (name: string) =>
      (
        (await portal.call('GET', `/entities/by-name/component/default/${name}`)).body as {
          metadata: { uid: string };
        }
      ).metadata.uid;

    it('stores nothing if it is unregistered while it is read', async () => {
      const gate = createGate<Response>();
      const began = createGate<void>();
      web[A] = () => {
        began.resolve();
        return gate.promise;
      };
      const created = portal.register(A);
      await began.promise;
      const [listed] = await portal.list();
      expect((await portal.call('DELETE', `/locations/${listed?.data.id}`)).status).toBe(204);
      gate.resolve(new Response(component('one')));
      expect((await created).status).toBe(201);
      expect((await portal.call('GET', '/entities')).body).toEqual([]);
      web[A] = component('one', 'website');
      await portal.register(A);
      expect(await portal.typeOf('one')).toBe('website');
    });

    it('gives back a deleted entity that it still provides', async () => {
      await portal.register(A);
      expect((await portal.call('DELETE', `/entities/by-uid/${await uidOf('one')}`)).status).toBe(204);
      expect(await portal.names()).toEqual([]);
      await portal.refresh('component:default/one');
      expect(await portal.names()).toEqual(['one']);
    });

    it('is protected while the configuration defines it, and registered again afterward', async () => {
      await portal.register(A);
      await portal.stop();
      portal = await open({
        locations: [
          { type: 'url', target: A },
          { type: 'url', target: B },
        ],
      });
      expect((await portal.register(B)).status).toBe(409);
      for (const { data } of await portal.list()) {
        const { status, body } = await portal.call('DELETE', `/locations/${data.id}`);
        expect([status, body.error]).toMatchObject([403, { name: 'NotAllowedError' }]);
        expect((await portal.call('GET', `/locations/${data.id}/removal`)).body).toMatchObject({
          protected: true,
        });
      }
      expect(await portal.names()).toEqual(['one', 'two']);
      await portal.stop();
      portal = await open({ orphanStrategy: 'delete' });
      expect((await portal.list()).map(({ data }) => data.target)).toEqual([A]);
      expect(await portal.names()).toEqual(['one']);
    });

    it('cannot be changed if the catalog is read-only', async () => {
      const id = portal.idOf(await portal.register(A));
      await portal.stop();
      portal = await open({ readonly: true });
      const refusal = {
        status: 403,
        body: { error: { name: 'NotAllowedError', message: 'This operation not allowed in readonly mode' } },
      };
      expect(await portal.register(B)).toMatchObject(refusal);
      expect(await portal.call('DELETE', `/locations/${id}`)).toMatchObject(refusal);
      expect((await portal.preview(B)).status).toBe(201);
      await portal.stop();
      portal = await open();
    });

    it('provides only the kinds that the rules allow', async () => {
      web[A] = component('one') + `---\n${component('store').replace('Component', 'Resource')}`;
      expect((await portal.preview(A)).body.error?.message).toContain('is not of an allowed kind');
      await portal.register(A);
      expect(await portal.names()).toEqual(['one']);
    });

    it.each([
      ['the address of cloud metadata', 'http://169.254.169.254/latest/meta-data', /not allowed/],
      ['another port', 'https://git.example.com:8443/a.yaml', /not allowed/],
      ['credentials', 'https://user:pass@git.example.com/a.yaml', /not allowed/],
      ['a host that only starts alike', 'https://git.example.com.evil.example/a.yaml', /not allowed/],
      ['a file', 'file:///etc/passwd', /not allowed/],
      ['a path', '/etc/passwd', /not allowed/],
      ['nothing', '', /not allowed/],
    ])('with %s is refused without a request', async (_what, target, message) => {
      for (const ask of [portal.register, portal.preview]) {
        const { status, body } = await ask(target);
        expect([status, body.error?.message]).toEqual([400, expect.stringMatching(message)]);
      }
      expect([asked, await portal.list()]).toEqual([[], []]);
    });

    it.each<[string, () => Response]>([
      [
        'a redirect to cloud metadata',
        () => new Response('', { status: 302, headers: { location: 'http://169.254.169.254/' } }),
      ],
      ['a file of the server', () => new Response(location('files', 'file:/etc/passwd'))],
      [
        'a Location of files',
        () => new Response(location('f', '/etc/hosts').replace('target', 'type: file, target')),
      ],
      ['an endless body', endlessBody],
      ['a web page', () => new Response('<!doctype html><p>Sign in</p>')],
    ])('to %s provides nothing from there', async (_what, answer) => {
      web[A] = answer;
      expect((await portal.preview(A)).status).toBe(400);
      await portal.register(A);
      expect(await portal.call('GET', '/entities?filter=kind=component')).toMatchObject({ body: [] });
      expect(asked.every((address) => address.startsWith(HOST))).toBe(true);
    });

    it('that includes itself is read once', async () => {
      web[A] = `${component('one')}---\n${location('loop', './a.yaml')}`;
      expect((await portal.preview(A)).status).toBe(201);
      expect(asked).toEqual([A]);
      await portal.register(A);
      expect(await portal.names()).toEqual(['loop', 'one']);
    });

    it('can be registered in one process and unregistered in another', async (context) => {
      if (opened.database.kind === 'embedded') return context.skip();
      const other = await open();
      await portal.register(A);
      await vi.waitFor(async () => {
        asked = [];
        await other.refresh('component:default/one');
        expect(asked).toEqual([A]);
      }, 20_000);
      const gate = createGate<Response>();
      web[A] = () => gate.promise;
      const reading = portal.refresh('component:default/one');
      const [listed] = await other.list();
      expect((await other.call('DELETE', `/locations/${listed?.data.id}`)).status).toBe(204);
      gate.resolve(new Response(component('one', 'late')));
      await reading;
      expect((await portal.call('GET', '/entities')).body).toEqual([]);
      await other.stop();
    });
  });
});

/** A promise that the test settles. */
function createGate<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function endlessBody(): Response {
  const chunk = new Uint8Array(1024 * 1024).fill(97);
  return new Response(new ReadableStream({ pull: (stream) => stream.enqueue(chunk) }));
}
