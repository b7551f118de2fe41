import type { ProblemFix } from '#diagnostics';
import type { Span } from '../located/locatedValue';

/** Alternatives to a file name. */
export interface Alternatives {
  written?: string;
  nearest?: string | undefined;
  candidates?: string[];
}

/** An include in the chain of includes around a value. */
export interface IncludeLink {
  id: string;
  shown: string;
  /** The place of the key whose value is included. */
  key?: Span | undefined;
}

/** Creates a fix that writes the name of an existing file. A name that contains variables is not changed. */
export function createIncludeFix(
  at: Span,
  written: string | undefined,
  nearest: string | undefined,
): ProblemFix | undefined {
  if (nearest === undefined || written?.includes('${')) return undefined;
  const edit = { kind: 'replace' as const, place: { ...at, path: '' }, value: nearest };
  return { title: `Change the value to '${nearest}'.`, applicability: 'suggestion', edits: [edit] };
}
