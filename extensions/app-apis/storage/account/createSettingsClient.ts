import { multigetResponseSchema } from '#extensions/user-settings';
import { type FetchApi, ResponseError } from '#sdk';

/** Client of the user's settings on the backend. Values are JSON texts; `''` means no value. */
export interface SettingsClient {
  /** Loads the values of the paths in one request. Returns `undefined` if the backend does not support settings. */
  read(paths: readonly string[]): Promise<string[] | undefined>;
  /** @throws {ResponseError} if the backend rejects the request. */
  write(path: string, text: string): Promise<void>;
}

const BASE = 'plugin://user-settings';
/** Bucket prefix that all frontends use in the protocol. */
const NAMESPACE = 'default';
const AT_ONCE = 100;

/** Creates the client of the user's settings. */
export function createSettingsClient({ fetch }: FetchApi): SettingsClient {
  async function readSome(paths: readonly string[]): Promise<string[] | undefined> {
    const response = await fetch(`${BASE}/multiget`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: paths.map(resolveSetting) }),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw await ResponseError.fromResponse(response);
    const { items } = multigetResponseSchema.parse(await response.json());
    if (items.length !== paths.length) throw new Error('Items in response do not match request');
    return items.map((item) => (item === null ? '' : JSON.stringify(item.value)));
  }

  return {
    async read(paths) {
      const found: string[] = [];
      for (let at = 0; at < paths.length; at += AT_ONCE) {
        const some = await readSome(paths.slice(at, at + AT_ONCE));
        if (some === undefined) return undefined;
        found.push(...some);
      }
      return found;
    },
    async write(path, text) {
      const { bucket, key } = resolveSetting(path);
      const address = `${BASE}/buckets/${encodeURIComponent(bucket)}/keys/${encodeURIComponent(key)}`;
      const response = await fetch(
        address,
        text === ''
          ? { method: 'DELETE' }
          : {
              method: 'PUT',
              headers: { 'content-type': 'application/json' },
              body: `{"value":${text}}`,
            },
      );
      // A value to delete may already be deleted.
      if (!response.ok && !(text === '' && response.status === 404))
        throw await ResponseError.fromResponse(response);
      // Browsers report requests as aborted if no one reads their responses.
      await response.arrayBuffer();
    },
  };
}

/** Returns the bucket and key of a path: `/a/b/some%20key` is `some key` in `default.a.b`. */
export function resolveSetting(path: string): { bucket: string; key: string } {
  const parts = path.slice(1).split('/');
  const key = decodeURIComponent(parts.pop() ?? '');
  return { bucket: [NAMESPACE, ...parts].join('.'), key };
}
