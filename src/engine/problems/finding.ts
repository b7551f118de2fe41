import type { Problem } from '#diagnostics';
import type { problemTexts } from './problemTexts';

type Texts = typeof problemTexts;

/** The name of a text, and its arguments. */
export type FindingText = {
  [TName in keyof Texts]: readonly [TName, ...Parameters<Texts[TName]>];
}[keyof Texts];

/** A problem without its texts. Most portals have no problems, so the texts are not part of the first load. */
export interface UnprintedProblem extends Omit<Problem, 'message' | 'hint' | 'candidates'> {
  message?: undefined;
  text: FindingText;
}

/** A problem that a stage found. `printFindings` of `#engine/problems` adds the texts. */
export type Finding = Problem | UnprintedProblem;

/** The return type of stages. */
export interface Resolved<T> {
  value: T;
  problems: Finding[];
}
