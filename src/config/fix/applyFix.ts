import type { ProblemFix } from '#diagnostics';
import { resolveFix } from './resolveFix';
import { applySplices } from './splice';
import { createYamlSource } from './yamlSource';

/**
 * The text of a file with a fix applied, comments and formatting kept.
 *
 * @param file - The file that the text is of, as places show it; a fix of another file changes nothing.
 * @returns `undefined` when the fix does not fit the text, as when the file has changed since.
 */
export function applyFix(text: string, fix: ProblemFix, file?: string): string | undefined {
  if (file !== undefined && fix.edits.some(({ place }) => place.file !== file)) return undefined;
  const splices = resolveFix(createYamlSource(text), fix);
  return splices && applySplices(text, splices);
}
