import type { Problem } from '#diagnostics';
import { applyFix } from '#config/node';
import { compareTexts } from './compareTexts';
import { createArtifact } from './printSarifReport';
import type { SarifFix } from './sarif';

/** Returns the changes of the fix of a problem, if it has one that can be applied. */
export function createSarifFix({ fix }: Problem, sources: ReadonlyMap<string, string>): SarifFix | undefined {
  const file = fix?.edits[0]?.place.file;
  const source = file === undefined ? undefined : sources.get(file);
  if (!fix || file === undefined || source === undefined) return undefined;
  const changes = compareTexts(source, applyFix(source, fix, file) ?? source);
  if (changes.length === 0) return undefined;
  const replacements = changes.map(({ line, column, endLine, endColumn, inserted }) => ({
    deletedRegion: { startLine: line, startColumn: column, endLine, endColumn },
    insertedContent: { text: inserted },
  }));
  return {
    description: { text: fix.title },
    artifactChanges: [{ artifactLocation: createArtifact(file), replacements }],
  };
}
