import type { Problem, Result } from '#diagnostics';
import { LineCounter, type YAMLError } from 'yaml';
import { configLimits } from '../located/configLimits';
import { emptyMap, type LocatedMap, type LocatedValue } from '../located/locatedValue';
import { createRepairSearch } from '../repair/repairSearch';
import { repairSyntax } from '../repair/repairSyntax';
import type { ConfigSchema } from '../schema/configSchema';
import { convertDocument } from '../yaml/convertDocument';
import { parseBounded } from '../yaml/parseBounded';
import { findCulprit } from '../yaml/findCulprit';
import { findHiddenValues } from '../yaml/findHiddenValues';
import { findJoinedItems } from '../yaml/findJoinedItems';
import { createSpanOf } from '../yaml/spanOf';
import { createSyntaxProblem, describeYamlError } from '../yaml/syntaxProblem';

/**
 * Parses one YAML or JSON text into located values.
 *
 * The text must be within the size limit, and `file` is its name in problems. The value is `undefined` for an empty document and
 * for a text with syntax errors. Never throws. Each error is reported with its place.
 */
export function parseYaml(
  text: string,
  file: string,
  schema: ConfigSchema,
): Result<LocatedValue | undefined> {
  const lines = new LineCounter();
  const spanOf = createSpanOf(file, lines);
  const document = parseBounded(text, lines);
  const describe = (found: readonly YAMLError[]) =>
    dropRepeated(found.map((error) => describeYamlError(error, spanOf(error.pos[0], error.pos[1]))));
  if (document.errors.length > 0) {
    const named = repairSyntax(text, file, document.errors, createRepairSearch(schema));
    const first = Math.min(...document.errors.map(({ pos }) => lines.linePos(pos[0]).line));
    const culprit = findCulprit(text, file, first - 1);
    const isNamed = named[0] && named[0].where?.line === culprit?.where?.line;
    if (culprit && !isNamed) return { value: undefined, problems: [culprit] };
    const problems =
      named.length > 0 ? dropRepeated(named) : describe([...document.errors, ...document.warnings]);
    return { value: undefined, problems: problems.slice(0, configLimits.problemsPerFile) };
  }
  const converted = convertDocument(document, spanOf);
  const problems = [
    ...describe(document.warnings),
    ...converted.problems,
    ...findHiddenValues(document, text, spanOf),
    ...findJoinedItems(document, text, spanOf),
  ];
  return {
    value: converted.problems.length > 0 ? undefined : converted.value,
    problems: problems.slice(0, configLimits.problemsPerFile),
  };
}

/** Parses a complete configuration file, which must be a map. An empty file is an empty configuration. */
export function parseConfigText(text: string, file: string, schema: ConfigSchema): Result<LocatedMap> {
  const { value, problems } = parseYaml(text, file, schema);
  if (value === undefined || (value.kind === 'scalar' && value.value === null)) {
    return { value: emptyMap, problems };
  }
  if (value.kind === 'map') return { value, problems };
  const at = value.at ?? { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const found = value.kind === 'list' ? 'a list' : 'a single value';
  const problem = createSyntaxProblem(
    `Expected a map of keys such as 'app:' and 'catalog:', but got ${found}.`,
    at,
  );
  return { value: emptyMap, problems: [...problems, problem] };
}

/** Removes duplicates, because the parser can report the same error several times during recovery. */
function dropRepeated(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ message, where }) => {
    const id = `${message}\n${where?.line}:${where?.column}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
