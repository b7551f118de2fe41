import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { LocationRef } from '#model';
import { loadTextFile, resolveFileTarget, resolveInsideRoot } from './read/fileReader';
import { ReadError } from './read/readLimits';
import type { UrlReader } from './read/urlReader';

/** One descriptor file of a location, ready to be read. */
export interface DescriptorSource {
  /** Where it is, `file:/path` or `url:https://…`; what `managed-by-location` says. */
  location: LocationRef;
  loadText(): Promise<string>;
  /** Loads what a placeholder of this descriptor names. */
  loadRelated(target: string): Promise<string>;
  /** The absolute target of a Location entity in this descriptor. @throws ReadError when it is out of bounds */
  resolveTarget(location: LocationRef): Promise<LocationRef>;
}

/** What reading needs from outside. */
export interface SourceContext {
  /** Folder that relative `file` targets count from. */
  cwd: string;
  urls: UrlReader;
  /** Told of every file that is read, so that it can be watched. */
  onRead?(file: string): void;
}

/** Locations of these types are read here; others belong to plugins of a larger backend. */
export const readableTypes = ['file', 'url'] as const;

/**
 * The descriptor files of a location. `bounds` is the folder that a file location may not leave; a configured root
 * sets it, what it leads to inherits it.
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
      `Locations of type '${location.type}' are not read here; use ${readableTypes.join(' or ')}.`,
    );
  }
  const { root, files } = await resolveFileTarget(location.target, context.cwd);
  const limit = bounds ?? root;
  return { sources: files.map((file) => fileSource(file, limit, context)), bounds: limit };
}

function fileSource(file: string, root: string, context: SourceContext): DescriptorSource {
  context.onRead?.(file);
  return {
    location: { type: 'file', target: file },
    loadText: () => loadTextFile(file),
    async loadRelated(target) {
      if (/^https?:/i.test(target)) return loadUrl(target, context.urls);
      const path = await resolveInsideRoot(root, file, target);
      context.onRead?.(path);
      return loadTextFile(path, target);
    },
    async resolveTarget({ type, target }) {
      if (type !== 'file') return { type, target };
      const base = target.search(/[*?{[]/) < 0 ? target : target.slice(0, target.search(/[*?{[]/));
      await resolveInsideRoot(root, file, base === '' ? '.' : base);
      return { type, target: resolve(file, '..', target) };
    },
  };
}

function urlSource(address: string, context: SourceContext): DescriptorSource {
  return {
    location: { type: 'url', target: address },
    loadText: () => loadUrl(address, context.urls),
    loadRelated: (target) => loadUrl(resolveUrl(target, address), context.urls),
    async resolveTarget({ type, target }) {
      if (type === 'file') {
        throw new ReadError(`A descriptor read over HTTP may not name the file '${target}' of this server.`);
      }
      return { type, target: resolveUrl(target, address) };
    },
  };
}

async function loadUrl(address: string, urls: UrlReader): Promise<string> {
  const found = await urls.load(address);
  if (found === undefined) throw new ReadError(`'${address}' answered nothing.`);
  return found.text;
}

function resolveUrl(target: string, base: string): string {
  try {
    return new URL(target, base).href;
  } catch {
    throw new ReadError(`'${target}' is not a valid address.`);
  }
}

/** The name of the Location entity that stands for a root: `generated-` and the SHA-1 of `type:target`, as the protocol has it. */
export function generatedLocationName({ type, target }: LocationRef): string {
  return `generated-${createHash('sha1').update(`${type}:${target}`).digest('hex')}`;
}
