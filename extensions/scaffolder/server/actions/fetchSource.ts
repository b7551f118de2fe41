import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputError, resolveInside, type ActionContext, type AddressReader } from '#backend';
import { listEntries } from '../workspace/listEntries';
import type { Workspace } from '../workspace/openWorkspace';

/** What an action fetches. */
export interface FetchRequest {
  reader: AddressReader;
  /** An absolute URL, or a path from the folder of the template. */
  url: string;
  token: string | undefined;
  context: Pick<ActionContext, 'templateInfo' | 'signal'>;
}

/** Where the content is: a URL, or an absolute path on this machine. */
type Source = { url: string } | { file: string };

/**
 * Writes all files of a folder to a folder of a workspace. Links are left out.
 *
 * @throws ReadError
 * @throws HttpError 400 if a path leaves its folder, or if a limit is exceeded
 */
export async function fetchTree(request: FetchRequest, workspace: Workspace, folder: string): Promise<void> {
  const { reader, token, context } = request;
  const source = await resolveSource(request);
  const { signal } = context;
  if ('file' in source) return copyFolder(source.file, request, workspace, folder);
  const tree = await reader.readTree(source.url, { signal, ...(token === undefined ? {} : { token }) });
  try {
    for (const file of tree?.files ?? []) {
      signal.throwIfAborted();
      const { isExecutable = false } = file;
      await workspace.write(join(folder, file.path), await file.load(), { isExecutable });
    }
  } finally {
    await tree?.dispose();
  }
}

/**
 * Returns the content of a file.
 *
 * @throws ReadError
 * @throws HttpError 400
 */
export async function fetchFile(request: FetchRequest): Promise<Uint8Array> {
  const { reader, token, context, url } = request;
  const source = await resolveSource(request);
  if ('url' in source) {
    const { signal } = context;
    const content = await reader.load(source.url, { signal, ...(token === undefined ? {} : { token }) });
    return content?.bytes ?? new Uint8Array();
  }
  const found = await stat(source.file).catch(() => undefined);
  if (!found?.isFile()) throw inputError(`The file '${url}' does not exist next to the template.`);
  return readFile(source.file);
}

async function resolveSource({ reader, url, context }: FetchRequest): Promise<Source> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return { url };
  const base = context.templateInfo?.baseUrl;
  if (base === undefined)
    throw inputError(`The URL '${url}' is relative, but the template has no location. Use an absolute URL.`);
  if (!base.startsWith('file:')) return { url: reader.resolveUrl(url, base) };
  const file = await resolveInside(dirname(fileURLToPath(base)), url);
  if (file === undefined) throw inputError(`'${url}' is outside the folder of the template.`);
  return { file };
}

async function copyFolder(
  source: string,
  { url, context }: FetchRequest,
  workspace: Workspace,
  folder: string,
): Promise<void> {
  const found = await stat(source).catch(() => undefined);
  if (!found?.isDirectory()) throw inputError(`The folder '${url}' does not exist next to the template.`);
  for (const { path, kind, isExecutable } of await listEntries(source)) {
    context.signal.throwIfAborted();
    if (path === '.git' || path.startsWith('.git/')) continue;
    const target = join(folder, path);
    if (kind === 'folder') await workspace.makeFolder(target);
    if (kind === 'file') await workspace.write(target, await readFile(join(source, path)), { isExecutable });
  }
}
