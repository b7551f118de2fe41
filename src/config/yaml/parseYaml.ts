import type { Problem, Result } from '#diagnostics';
import { LineCounter, type YAMLError } from 'yaml';
import { configLimits } from '../limits';
import { emptyMap, type LocatedMap, type LocatedValue } from '../located/locatedValue';
import { chooseTwins } from '../repair/chooseTwins';
import { repairSyntax } from '../repair/repairSyntax';
import { convertDocument } from './convertDocument';
import { parseBounded } from './parseBounded';
import { createSpanOf } from './spanOf';
import { createSyntaxProblem, describeYamlError } from './syntaxProblem';

/**
 * Parses one YAML (or JSON) text into located values.
 *
 * Receives text that is at most as large as the limit, and the name of its file as problems shall show it. Gives the value,
 * `undefined` for an empty document and for a text with any syntax error. Promises never to throw and to name every
 * mistake that it saw, each with its place.
 */
export function parseYaml(text: string, file: string): Result<LocatedValue | undefined> {
  const lines = new LineCounter();
  const spanOf = createSpanOf(file, lines);
  const document = parseBounded(text, lines);
  const describe = (found: readonly YAMLError[]) =>
    dropRepeated(found.map((error) => describeYamlError(error, spanOf(error.pos[0], error.pos[1]))));
  if (document.errors.length > 0) {
    const named = repairSyntax(text, file, document.errors);
    const told =
      named.length > 0 ? dropRepeated(named) : describe([...document.errors, ...document.warnings]);
    return { value: undefined, problems: told.slice(0, configLimits.problemsPerFile) };
  }
  const converted = convertDocument(document, spanOf);
  const problems = [...describe(document.warnings), ...chooseTwins(text, converted)];
  return {
    value: converted.problems.length > 0 ? undefined : converted.value,
    problems: problems.slice(0, configLimits.problemsPerFile),
  };
}

/** Parses a whole configuration file, whose document has to be a map. An empty file is an empty configuration. */
export function parseConfigText(text: string, file: string): Result<LocatedMap> {
  const { value, problems } = parseYaml(text, file);
  if (value === undefined || (value.kind === 'scalar' && value.value === null)) {
    return { value: emptyMap, problems };
  }
  if (value.kind === 'map') return { value, problems };
  const at = value.at ?? { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const found = value.kind === 'list' ? 'a list' : 'a single value';
  const problem = createSyntaxProblem(
    `A configuration file is a map of keys such as 'app:' and 'catalog:', and this one is ${found}.`,
    at,
  );
  return { value: emptyMap, problems: [...problems, problem] };
}

/** The parser tells one mistake several times when recovery stumbles over the same spot. */
function dropRepeated(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ message, where }) => {
    const id = `${message}\n${where?.line}:${where?.column}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
