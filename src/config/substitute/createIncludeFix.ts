import type { ProblemFix } from '#diagnostics';
import type { Span } from '../located/locatedValue';

/** What could stand instead of the name of a file. */
export interface Alternatives {
  written?: string;
  nearest?: string | undefined;
  candidates?: string[];
}

/** An include on the way to a value. */
export interface IncludeLink {
  id: string;
  shown: string;
  /** Where the key stands whose value is included. */
  key?: Span | undefined;
}

/** Writes the name of a file that is there. A name that variables are part of stays. */
export function createIncludeFix(
  at: Span,
  written: string | undefined,
  nearest: string | undefined,
): ProblemFix | undefined {
  if (nearest === undefined || written?.includes('${')) return undefined;
  const edit = { kind: 'replace' as const, place: { ...at, path: '' }, value: nearest };
  return { title: `Write '${nearest}'.`, edits: [edit] };
}

/** Takes the include away with which a circle of files begins. */
export function createCircleFix(first: IncludeLink | undefined): ProblemFix | undefined {
  if (!first?.key) return undefined;
  const edit = { kind: 'remove' as const, place: { ...first.key, path: '' } };
  return { title: `Remove the include of '${first.shown}'.`, edits: [edit] };
}
