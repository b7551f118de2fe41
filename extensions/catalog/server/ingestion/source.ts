import { join, resolve } from 'node:path';
import { ReadError, type AddressReader } from '#backend';
import type { LocationRef } from '#model';
import { ANNOTATION_EDIT_URL, ANNOTATION_SOURCE_LOCATION } from '#protocol';
import {
  findInsideRoot,
  loadTextFile,
  resolveFileTarget,
  resolveInsideRoot,
  resolveTargetBase,
} from './read/fileReader';
import type { DocumentCache } from './documentCache';
import { loadDescriptorUrl } from './read/loadDescriptorUrl';
import type { LoadedText } from './read/loadedText';
import { UnreadableError } from './read/unreadableError';

/** One descriptor file of a location, ready to be read. */
export interface DescriptorSource {
  /** `file:/path` or `url:https://…`, the value of `managed-by-location`. */
  location: LocationRef;
  /** The version of all files of a search together. While it stays the same, so does the text. */
  version?: string;
  /** Loads the text, unless it still matches the mark of an earlier one. */
  load(mark: string | undefined): Promise<LoadedText | undefined>;
  /** Loads the file of a placeholder in this descriptor. */
  loadRelated(target: string): Promise<string>;
  /**
   * Resolves the target of a Location entity in this descriptor. It may not exist.
   *
   * @throws ReadError if it is outside the allowed folder
   */
  resolveTarget(location: LocationRef): Promise<LocationRef>;
  /** Annotations with pages of the descriptor at its host. */
  links?(): Readonly<Record<string, string>>;
}

/** Dependencies for reading sources. */
export interface SourceContext extends UrlContext {
  /** Base folder of relative `file` targets. */
  cwd: string;
  /** Called with every path that is read or searched for, so that its folder can be watched. */
  onRead?(path: string): void;
}

interface UrlContext {
  urls: AddressReader;
  cache: DocumentCache;
}

/** The supported location types. Other types require a Backstage backend. */
export const readableTypes = ['file', 'url'] as const;

/**
 * Finds the descriptor files of a location. `bounds` is the folder that reading a file location is limited to. A
 * configured root sets it, and the locations in it inherit it.
 *
 * @throws ReadError
 */
export async function resolveSources(
  location: LocationRef,
  context: SourceContext,
  bounds?: string,
): Promise<{ sources: DescriptorSource[]; bounds?: string }> {
  const { type, target } = location;
  if (type === 'url')
    return {
      sources: context.urls.isPattern(target)
        ? await searchUrl(target, context)
        : [urlSource(target, context)],
    };
  if (location.type !== 'file') {
    throw new ReadError(
      `Locations of type '${location.type}' are not supported. Use ${readableTypes.join(' or ')}.`,
    );
  }
  context.onRead?.(resolveTargetBase(location.target, context.cwd));
  const { root, files } = await resolveFileTarget(location.target, context.cwd);
  context.onRead?.(join(root, '*'));
  const limit = bounds ?? root;
  return { sources: files.map((file) => fileSource(file, limit, context)), bounds: limit };
}

function fileSource(file: string, root: string, context: SourceContext): DescriptorSource {
  context.onRead?.(file);
  return {
    location: { type: 'file', target: file },
    load: (mark) => loadTextFile(file, file, mark),
    async loadRelated(target) {
      if (/^https?:/i.test(target)) return loadRelatedUrl(target, context);
      const path = await resolveInsideRoot(root, file, target);
      context.onRead?.(path);
      return (await loadTextFile(path, target))?.text ?? '';
    },
    async resolveTarget({ type, target }) {
      if (type !== 'file') return { type, target };
      const base = target.search(/[*?{[]/) < 0 ? target : target.slice(0, target.search(/[*?{[]/));
      await findInsideRoot(root, file, base === '' ? '.' : base);
      return { type, target: resolve(file, '..', target) };
    },
  };
}

function urlSource(address: string, context: UrlContext): DescriptorSource {
  const { urls } = context;
  return {
    location: { type: 'url', target: address },
    load: (mark) => loadDescriptorUrl(address, urls, mark),
    loadRelated: async (target) => loadRelatedUrl(urls.resolveUrl(target, address), context),
    async resolveTarget({ type, target }) {
      if (type === 'file') {
        throw new ReadError(`A descriptor from a URL cannot refer to the file '${target}' on this server.`);
      }
      return { type, target: urls.resolveUrl(target, address) };
    },
    links: (): Record<string, string> => {
      const editUrl = urls.findEditUrl(address);
      return {
        ...(editUrl !== undefined && { [ANNOTATION_EDIT_URL]: editUrl }),
        ...(urls.hasPages(address) && {
          [ANNOTATION_SOURCE_LOCATION]: `url:${urls.resolveUrl('./', address)}`,
        }),
      };
    },
  };
}

/** Finds the files of a pattern. If the host cannot be searched now, the entities of all files of this location on it stay. */
async function searchUrl(target: string, { urls, cache }: UrlContext): Promise<DescriptorSource[]> {
  const { files, etag } = await cache
    .search(target, (etag) => urls.search(target, { etag }))
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      throw new UnreadableError(message, [`${new URL(target).origin}/`], { type: 'url' });
    });
  if (files.length === 0) throw new ReadError(`No descriptor file matches '${target}'.`, { notFound: true });
  return files.map(({ url }) => ({ ...urlSource(url, { urls, cache }), version: etag }));
}

/** Loads a file that a descriptor refers to, unless it has not changed. */
function loadRelatedUrl(url: string, { urls, cache }: UrlContext): Promise<string> {
  return cache.loadRelated(url, (mark) => loadDescriptorUrl(url, urls, mark));
}
