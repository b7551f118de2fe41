import { join, resolve } from 'node:path';
import { ReadError, type AddressReader } from '#backend';
import type { LocationRef } from '#model';
import {
  findInsideRoot,
  loadTextFile,
  resolveFileTarget,
  resolveInsideRoot,
  resolveTargetBase,
} from './read/fileReader';
import { loadDescriptorUrl } from './read/loadDescriptorUrl';

/** One descriptor file of a location, ready to be read. */
export interface DescriptorSource {
  /** `file:/path` or `url:https://…`, the value of `managed-by-location`. */
  location: LocationRef;
  loadText(): Promise<string>;
  /** Loads the file of a placeholder in this descriptor. */
  loadRelated(target: string): Promise<string>;
  /**
   * Resolves the target of a Location entity in this descriptor. It may not exist.
   *
   * @throws ReadError if it is outside the allowed folder
   */
  resolveTarget(location: LocationRef): Promise<LocationRef>;
}

/** Dependencies for reading sources. */
export interface SourceContext {
  /** Base folder of relative `file` targets. */
  cwd: string;
  urls: AddressReader;
  /** Called with every path that is read or searched for, so that its folder can be watched. */
  onRead?(path: string): void;
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
  if (location.type === 'url') return { sources: [urlSource(location.target, context)] };
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
    loadText: () => loadTextFile(file),
    async loadRelated(target) {
      if (/^https?:/i.test(target)) return loadDescriptorUrl(target, context.urls);
      const path = await resolveInsideRoot(root, file, target);
      context.onRead?.(path);
      return loadTextFile(path, target);
    },
    async resolveTarget({ type, target }) {
      if (type !== 'file') return { type, target };
      const base = target.search(/[*?{[]/) < 0 ? target : target.slice(0, target.search(/[*?{[]/));
      await findInsideRoot(root, file, base === '' ? '.' : base);
      return { type, target: resolve(file, '..', target) };
    },
  };
}

function urlSource(address: string, context: SourceContext): DescriptorSource {
  return {
    location: { type: 'url', target: address },
    loadText: () => loadDescriptorUrl(address, context.urls),
    loadRelated: (target) => loadDescriptorUrl(resolveUrl(target, address), context.urls),
    async resolveTarget({ type, target }) {
      if (type === 'file') {
        throw new ReadError(`A descriptor from a URL cannot refer to the file '${target}' on this server.`);
      }
      return { type, target: resolveUrl(target, address) };
    },
  };
}

function resolveUrl(target: string, base: string): string {
  try {
    return new URL(target, base).href;
  } catch {
    throw new ReadError(`'${target}' is not a valid URL.`);
  }
}
