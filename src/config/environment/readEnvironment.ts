import { createProblem, type Problem, type Result } from '#diagnostics';
import { fromData } from '../located/fromData';
import { emptyMap, type LocatedMap, type Span } from '../located/locatedValue';
import { mergeMaps } from '../located/mergeLocated';

const prefix = 'APP_CONFIG_';
const keyPart = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/i;

/**
 * Reads the configuration from the environment: `APP_CONFIG_app_title` sets `app.title`. Values are JSON, or plain text if they
 * are not valid JSON. Empty variables are ignored.
 */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Result<LocatedMap> {
  const problems: Problem[] = [];
  let merged: LocatedMap = emptyMap;
  const taken = new Map<string, string>();
  for (const name of Object.keys(environment).toSorted()) {
    const text = environment[name];
    if (!name.startsWith(prefix) || text === undefined || text === '') continue;
    const path = name.slice(prefix.length).split('_');
    const problem = checkPath(name, path) ?? checkTaken(name, path, taken);
    if (problem) problems.push(problem);
    else merged = mergeMaps(merged, locateVariable(name, path, text));
  }
  return { value: merged, problems };
}

function spanOfVariable(name: string): Span {
  return { file: `environment:${name}`, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

function locateVariable(name: string, path: string[], text: string): LocatedMap {
  const at = spanOfVariable(name);
  let value = fromData(parseValue(text), at);
  for (const key of path.toReversed())
    value = { kind: 'map', entries: new Map([[key, { key: at, value }]]), at };
  return value as LocatedMap;
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function checkPath(name: string, path: string[]): Problem | undefined {
  if (path.every((part) => keyPart.test(part))) return undefined;
  return createProblem('CONFIG_VALUE_INVALID', {
    message: `The environment variable '${name}' is not a valid configuration key.`,
    hint: 'Write the keys after APP_CONFIG_ and separate them with underscores, as in APP_CONFIG_app_baseUrl.',
    where: { ...spanOfVariable(name), path: path.join('.') },
  });
}

/** Checks for conflicts. Names are sorted, so `app` comes before `app_title`: a value that is not a map cannot have more keys. */
function checkTaken(name: string, path: string[], taken: Map<string, string>): Problem | undefined {
  for (let length = 1; length < path.length; length += 1) {
    const outer = taken.get(path.slice(0, length).join('_'));
    if (outer === undefined) continue;
    return createProblem('CONFIG_VALUE_INVALID', {
      message: `The environment variable '${name}' sets a key inside the value of '${outer}'.`,
      hint: 'Set the complete value in one of the two variables.',
      where: { ...spanOfVariable(name), path: path.join('.') },
    });
  }
  taken.set(path.join('_'), name);
  return undefined;
}
