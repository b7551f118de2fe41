import type { FixEdit, ProblemFix } from '#diagnostics';
import { nestKeys } from './nestKeys';
import { removeEntry } from './removeEntry';
import { replaceScalar } from './replaceScalar';
import { setKey } from './setKey';
import { overlap, type Splice } from './splice';
import { readOffsets, type YamlSource } from './yamlSource';

/** Returns the changes of a fix in a text, or `undefined` if one of its edits does not match the text. */
export function resolveFix(source: YamlSource, fix: ProblemFix): Splice[] | undefined {
  const splices: Splice[] = [];
  for (const edit of fix.edits) {
    const resolved = resolveEdit(source, edit);
    if (!resolved) return undefined;
    splices.push(...resolved);
  }
  return splices.length === 0 || overlap(splices) ? undefined : splices;
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
