import type { FixApplicability, FixEdit, ProblemFix } from '#diagnostics';
import { checkFix } from './checkFix';
import { nestKeys } from './nestKeys';
import { removeEntry } from './removeEntry';
import { replaceScalar } from './replaceScalar';
import { setKey } from './setKey';
import { overlap, type Splice } from './splice';
import { readOffsets, type YamlSource } from './yamlSource';

/** The changes of a fix in a text, and whether they can be applied without a decision by a person. */
export interface ResolvedFix {
  splices: Splice[];
  applicability: FixApplicability;
}

/**
 * Returns the changes of a fix in a text. Returns `undefined` if one of its edits does not match the text, or if the fix loses
 * something. All fixes come through here, whether they are applied or only shown.
 */
export function resolveFix(source: YamlSource, fix: ProblemFix): ResolvedFix | undefined {
  const steps: ResolvedEdit[] = [];
  for (const edit of fix.edits) {
    const splices = resolveEdit(source, edit);
    if (!splices) return undefined;
    steps.push({ edit, splices });
  }
  const splices = steps.flatMap((step) => step.splices);
  if (splices.length === 0 || overlap(splices)) return undefined;
  const applicability = checkFix(source, fix.applicability, steps);
  return applicability && { splices, applicability };
}

/** An edit, and its changes of a text. */
export interface ResolvedEdit {
  edit: FixEdit;
  splices: readonly Splice[];
}

function resolveEdit(source: YamlSource, edit: FixEdit): Splice[] | undefined {
  switch (edit.kind) {
    case 'replace':
      return replaceScalar(source, edit);
    case 'remove':
      return removeEntry(source, edit);
    case 'set':
      return setKey(source, edit);
    case 'nest':
      return nestKeys(source, edit);
    case 'text': {
      const offsets = readOffsets(source, edit.place);
      const text = edit.text.replaceAll('\n', source.lineBreak);
      return offsets && [{ start: offsets.start, end: offsets.end ?? offsets.start, text }];
    }
  }
}
