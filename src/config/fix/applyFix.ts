import type { ProblemFix } from '#diagnostics';
import { resolveFix } from './resolveFix';
import { applySplices } from './splice';
import { createYamlSource } from './yamlSource';

/**
 * Applies a fix to the text of a file. Keeps comments and formatting.
 *
 * @param file - The file of the text, as printed in places. A fix for another file changes nothing.
 * @returns `undefined` if the fix does not match the text, for example because the file has changed, or if it removes something.
 */
export function applyFix(text: string, fix: ProblemFix, file?: string): string | undefined {
  if (file !== undefined && fix.edits.some(({ place }) => place.file !== file)) return undefined;
  const resolved = resolveFix(createYamlSource(text), fix);
  return resolved && applySplices(text, resolved.splices);
}
