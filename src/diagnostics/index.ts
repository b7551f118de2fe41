export { applySeverities } from './applySeverities';
export { type CandidateFinder, createCandidateFinder } from './createCandidateFinder';
export { createExcerpt } from './createExcerpt';
export { createProblem, type ProblemDetails } from './createProblem';
export { findCandidates, findOnlyCandidate } from './findCandidates';
export { findUnknownKeys, type KeySchema, type KnownKeys, type UnknownKey } from './findUnknownKeys';
export type { FixApplicability, FixEdit, ProblemFix } from './fix';
export { fixUnknownKey } from './fixUnknownKey';
export { isRecord } from './isRecord';
export { type Paint, paintPlain, type PaintStyle } from './paint';
export { type ConfigWalker, parseConfigPath } from './parseConfigPath';
export {
  comparePlaces,
  type ConfigPath,
  type ConfigSource,
  isInFile,
  type Locate,
  type Place,
  printConfigPath,
} from './place';
export type { Problem, Result, Severity } from './problem';
export {
  getProblemDefinition,
  listProblemDefinitions,
  problemCatalog,
  type ProblemArea,
  type ProblemCode,
  type ProblemDefinition,
} from './problemCatalog';
export { printCause } from './printCause';
export { countProblems, printCount, printCounts, printCountsInFiles } from './printCounts';
export { printPlace, printProblem, printProblems, type PrintProblemsOptions } from './printProblems';
export { problemsToJson, type ProblemsJson } from './problemsToJson';
export { getProblemSeverity } from './problemSeverity';
export { sortProblems } from './sortProblems';
export { wrapText } from './wrapText';
