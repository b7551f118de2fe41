import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { ReadError, resolveEntitySource, type AddressReader } from '#backend';
import { safeParseLocationRef, type Entity, type LocationRef } from '#model';
import { ANNOTATION_DOCS_ENTITY, ANNOTATION_DOCS_REF, ANNOTATION_LOCATION } from '#protocol';

/** The folder with the source of a site: on this machine, or in a repository. */
export type DocsSource =
  | {
      type: 'dir';
      folder: string;
      root: string;
      /** The same folder in the repository of the source code, if the entity names one. */
      repository?: string;
    }
  | { type: 'url'; url: string };

/** What {@link resolveSource} needs of the host. */
export interface SourceContext {
  reader: Pick<AddressReader, 'resolveUrl'>;
  /** The folder that relative `file` locations are resolved against. */
  workingFolder: string;
}

/**
 * Resolves where the documentation of an entity comes from.
 *
 * @throws ReadError with a message for its authors
 */
export function resolveSource(entity: Entity, { reader, workingFolder }: SourceContext): DocsSource {
  const ref = readRef(entity);
  if (ref.type === 'url') return { type: 'url', url: ref.target };
  if (ref.type !== 'dir')
    throw new ReadError(`${ANNOTATION_DOCS_REF} starts with '${ref.type}:'. Use 'dir:' or 'url:'.`);
  const base = findDescriptorWithDocs(entity, ref.target, workingFolder) ?? readLocation(entity);
  const resolveUrl = (from: string): string =>
    reader.resolveUrl(ref.target.replace(/\/*$/, '/'), from).replace(/\/*$/, '/');
  if (base.type === 'url') return { type: 'url', url: resolveUrl(base.target) };
  const root = resolve(workingFolder, dirname(base.target));
  const folder = resolve(root, ref.target);
  const way = relative(root, folder);
  if (way === '..' || way.startsWith(`..${sep}`) || resolve(root, way) !== folder || way.startsWith(sep)) {
    throw new ReadError(
      `'${ref.target}' is outside the folder of the descriptor. Move the documentation into the folder, or use a 'url:' reference.`,
    );
  }
  const code = resolveEntitySource(entity);
  return { type: 'dir', folder, root, ...(code?.type === 'url' && { repository: resolveUrl(code.target) }) };
}

/**
 * Describes the source for the browser, without paths of this machine. Returns `undefined` if the entity has none, or if it is invalid.
 */
export function describeSource(entity: Entity, context: SourceContext): LocationRef | undefined {
  try {
    const source = resolveSource(entity, context);
    return source.type === 'url'
      ? { type: 'url', target: source.url }
      : { type: 'dir', target: relative(source.root, source.folder) || '.' };
  } catch {
    return undefined;
  }
}

function readRef({ metadata }: Entity): LocationRef {
  const written = metadata.annotations?.[ANNOTATION_DOCS_REF];
  if (written === undefined) {
    const other = metadata.annotations?.[ANNOTATION_DOCS_ENTITY];
    throw new ReadError(
      other === undefined
        ? `The entity has no documentation. Add the annotation ${ANNOTATION_DOCS_REF} to its descriptor.`
        : `The entity has no documentation of its own. Open the documentation of '${other}'.`,
    );
  }
  const parsed = safeParseLocationRef(written);
  if (parsed.ok) return parsed.value;
  throw new ReadError(`${ANNOTATION_DOCS_REF} is invalid. ${parsed.message}.`);
}

/**
 * The location of the descriptor, if it is a file on this machine and documentation is next to it. Otherwise, `dir:` is relative to the
 * source code, which can be in a repository.
 */
function findDescriptorWithDocs(
  { metadata }: Entity,
  target: string,
  workingFolder: string,
): LocationRef | undefined {
  const parsed = safeParseLocationRef(metadata.annotations?.[ANNOTATION_LOCATION] ?? '');
  if (!parsed.ok || parsed.value.type !== 'file') return undefined;
  const folder = resolve(workingFolder, dirname(parsed.value.target), target);
  return siteFiles.some((file) => existsSync(resolve(folder, file))) ? parsed.value : undefined;
}

/** One of them is in the folder of each site. */
const siteFiles = ['mkdocs.yml', 'mkdocs.yaml', 'docs/index.md', 'docs/README.md'];

/** The location of the source code, or else of the descriptor. */
function readLocation(entity: Entity): LocationRef {
  const source = resolveEntitySource(entity);
  if (source) return source;
  throw new ReadError(
    `A 'dir:' reference is relative to the descriptor, and the entity has no location that it can be read from. Use a 'url:' reference.`,
  );
}
