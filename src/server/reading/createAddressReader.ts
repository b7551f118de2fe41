import {
  ReadError,
  type AddressContent,
  type AddressReader,
  type LiveSettings,
  type ReadOptions,
} from '#backend';
import { createScmSources, type ScmSource } from './createScmSources';
import { isGlob } from './glob/compileGlob';
import { findTrust, type Trust } from './guard/findTrust';
import type { Clock } from './http/clock';
import { createSender, explainFailure } from './http/createSender';
import { sendPinned } from './http/sendPinned';
import type { Transport } from './http/transport';
import { loadContent } from './loadContent';
import { loadScmFile } from './loadScmFile';
import { MissingRepositoryError } from './scm/explainStatus';
import { bearer } from './scm/credentials/headers';
import type { FoundAddress } from './scm/slashRefs';
import type { ReadingSettings } from './readingSettings';
import { readScmTree } from './readScmTree';
import { searchScm } from './searchScm';

const PLAIN_SECONDS = 15;

type RequestOptions = Pick<ReadOptions, 'signal' | 'token'>;

/** Parts that tests replace. */
export interface ReaderParts {
  transport?: Transport | undefined;
  clock?: Clock;
  environment?: NodeJS.ProcessEnv;
}

/** Creates the reader of files in repositories, and of other URLs that are allowed. */
export function createAddressReader(
  settings: LiveSettings<ReadingSettings>,
  { transport = sendPinned, clock, environment = process.env }: ReaderParts = {},
): AddressReader {
  const send = createSender(transport, clock);
  const sources = createScmSources(settings, send, environment);

  function trust(url: URL): Trust {
    const found = findTrust(url, settings.current.allow);
    if (found) return found;
    throw new ReadError(
      `Reading from '${url.host}' is not allowed. Add the host to backend.reading.allow in the configuration.`,
    );
  }

  /** Returns the repository of a URL, or `undefined` for a URL that is allowed without one. */
  function findRepository(address: string): FoundAddress | undefined {
    const found = sources.find(address);
    if (!found) trust(parseUrl(address));
    return found;
  }

  async function open(found: FoundAddress, { signal, token }: RequestOptions): Promise<ScmSource> {
    const source = await sources.open(found, token);
    const { needsRef = false } = source.service;
    if (!needsRef || found.address.ref !== undefined) return source;
    return source.at({ ref: await source.readDefaultRef(signal) });
  }

  /** Reads from the repository of a URL. If its ref does not exist, it can be the start of a name with slashes. */
  async function readRepository<Result>(
    address: string,
    options: RequestOptions,
    read: (source: ScmSource) => Promise<Result>,
  ): Promise<Result> {
    const found = sources.find(address);
    if (!found) {
      throw new ReadError(
        `'${address}' is not part of a repository of one of the integrations. Files of other hosts can only be read one by one.`,
      );
    }
    const source = await open(found, options);
    return read(source).catch(async (error: unknown) => {
      const isMissing =
        error instanceof ReadError && (error.notFound || error instanceof MissingRepositoryError);
      const longer = isMissing ? await sources.findLongerRef(found, source, options.signal) : undefined;
      if (!longer) throw error;
      return read(await open(longer, options));
    });
  }

  async function nameBranch(address: string): Promise<string> {
    const found = sources.find(keepQuestionMarks(address));
    if (!found || (found.address.ref ?? 'HEAD') !== 'HEAD') return address;
    const ref = await (await sources.open(found)).readDefaultRef(undefined);
    return ref === undefined ? address : found.integration.printUrl({ ...found.address, ref });
  }

  async function loadPlain(address: string, options: ReadOptions): Promise<AddressContent | undefined> {
    let url = address;
    const content = await loadContent(
      {
        name: address,
        fetch: async (headers) => {
          const response = await send(
            { url: address, headers },
            {
              trust: (target) => {
                url = target.href;
                return trust(target);
              },
              name: address,
              timeoutSeconds: PLAIN_SECONDS,
              signal: options.signal,
              credentials: bearer(address, options.token),
            },
          );
          if (response.ok || response.status === 304) return response;
          await response.body?.cancel();
          if (response.status !== 404 && response.status !== 410)
            throw new ReadError(`'${address}' returned ${response.status} ${response.statusText}.`);
          throw new ReadError(`NotFoundError: Unable to read url, no matching files found for ${address}`, {
            notFound: true,
          });
        },
      },
      options,
    );
    return content && { ...content, url };
  }

  async function load(address: string, options: ReadOptions = {}): Promise<AddressContent | undefined> {
    const found = findRepository(address);
    if (!found) return loadPlain(address, options);
    return readRepository(address, options, async (source) => {
      if (source.place.address.path === '')
        throw new ReadError(`'${address}' is a repository, not a file. Use the URL of a file in it.`);
      return loadScmFile(source, address, options);
    });
  }

  const findEditUrl = (address: string): string | undefined => {
    const found = sources.find(address);
    return found?.integration.resolveEditUrl(found.url);
  };
  return {
    load: (address, options) => explain(address, load(address, options)),
    readTree: (address, options = {}) =>
      explain(
        address,
        readRepository(address, options, (source) => readScmTree(source, address, options)),
      ),
    search: (address, options = {}) =>
      explain(
        address,
        readRepository(keepQuestionMarks(address), options, async (source) => {
          if (!isGlob(source.place.address.path))
            throw new ReadError(`'${address}' contains no pattern, such as '*'.`);
          return searchScm(source, address, options, async (url) => {
            const content = await load(url, options.signal ? { signal: options.signal } : {});
            return content?.bytes ?? new Uint8Array();
          });
        }),
      ),
    isPattern: (address) => isGlob(sources.find(keepQuestionMarks(address))?.address.path ?? ''),
    resolveUrl(url, base) {
      const found = sources.find(base);
      if (found) return found.integration.resolveUrl({ url, base: found.url });
      if (URL.canParse(url, base)) return new URL(url, base).href;
      throw new ReadError(`'${url}' is not a valid URL.`);
    },
    nameBranch: (address) => explain(address, nameBranch(address)),
    findEditUrl,
    hasPages: (address) => findEditUrl(address) !== undefined,
    assertAllowed: (address) => void findRepository(address),
    subscribe: (listener) => settings.subscribe(listener),
  };
}

/** A question mark in a path is part of a pattern, unless a parameter follows. */
function keepQuestionMarks(address: string): string {
  return address.replaceAll(/\?(?![\w.$-]+=)/g, '%3F');
}

async function explain<Result>(address: string, result: Promise<Result>): Promise<Result> {
  return result.catch((error: unknown) => {
    throw explainFailure(error, address, PLAIN_SECONDS);
  });
}

function parseUrl(address: string): URL {
  if (URL.canParse(address)) return new URL(address);
  throw new ReadError(`'${address}' is not a valid URL.`);
}
