export { applySeverities } from './applySeverities';
export { type CandidateFinder, createCandidateFinder } from './createCandidateFinder';
export { createExcerpt } from './createExcerpt';
export { createProblem, type ProblemDetails } from './createProblem';
export { findCandidates } from './findCandidates';
export type { FixEdit, ProblemFix } from './fix';
export { isRecord } from './isRecord';
export { type Paint, paintPlain, type PaintStyle } from './paint';
export { printConfigPath, type ConfigPath, type ConfigSource, type Locate, type Place } from './place';
export type { Problem, Result, Severity } from './problem';
export {
  getProblemDefinition,
  listProblemDefinitions,
  problemCatalogue,
  type ProblemArea,
  type ProblemCode,
  type ProblemDefinition,
} from './problemCatalogue';
export { printPlace, printProblem, printProblems, type PrintProblemsOptions } from './printProblems';
export { problemsToJson, type ProblemsJson } from './problemsToJson';
export { getProblemSeverity } from './problemSeverity';
export { wrapText } from './wrapText';
