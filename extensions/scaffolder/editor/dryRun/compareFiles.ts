import { isJsonObject, type JsonObject } from '#model';
import type { DryRunFile } from '../../protocol/templates';
import { decodeContent, fromBase64, type TemplateFile } from '../files/templateFile';

/** A file that a dry run created. */
export interface ResultFile {
  path: string;
  content: string | Uint8Array;
  executable?: boolean;
  /** Compared with the file that it was made from, or with an earlier result. */
  state: 'added' | 'changed' | 'unchanged';
  /** What it is compared with. */
  before?: string | Uint8Array;
}

/** Decodes the files of a dry run. */
export function readResultFiles(files: readonly DryRunFile[]): Array<Omit<ResultFile, 'state'>> {
  return files.map(({ path, base64Content, executable }) => ({
    path,
    content: decodeContent(fromBase64(base64Content)),
    ...(executable === true && { executable }),
  }));
}

/** Marks files as added, changed or unchanged. `find` returns what a file is compared with. */
export function markFiles(
  files: ReadonlyArray<Omit<ResultFile, 'state'>>,
  find: (path: string) => string | Uint8Array | undefined,
): ResultFile[] {
  return files.map((file) => {
    const before = find(file.path);
    if (before === undefined) return { ...file, state: 'added' };
    return { ...file, before, state: isSame(before, file.content) ? 'unchanged' : 'changed' };
  });
}

function isSame(a: string | Uint8Array, b: string | Uint8Array): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/**
 * Finds the file of a template that a result was made from, by the `url` and `targetPath` of the steps that copy folders. Files whose
 * names have expressions are not found.
 */
export function createSourceFinder(
  template: readonly TemplateFile[],
  steps: ReadonlyArray<{ input?: JsonObject | undefined }>,
): (path: string) => string | Uint8Array | undefined {
  const folders = steps.flatMap(({ input }) => {
    const url = isJsonObject(input) ? input['url'] : undefined;
    if (typeof url !== 'string' || /^[a-z]+:/i.test(url)) return [];
    const target = typeof input?.['targetPath'] === 'string' ? input['targetPath'] : '';
    return [{ source: toFolder(url), target: toFolder(target) }];
  });
  return (path) => {
    for (const { source, target } of folders.toReversed()) {
      if (!path.startsWith(target)) continue;
      const wanted = source + path.slice(target.length);
      const found = template.find((file) => file.path === wanted || file.path === `${wanted}.njk`);
      if (found) return found.content;
    }
    return undefined;
  };
}

/** `./skeleton` becomes `skeleton/`. */
function toFolder(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 ? '' : `${parts.join('/')}/`;
}
