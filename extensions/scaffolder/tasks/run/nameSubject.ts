import type { JsonObject } from '#model';
import type { TaskSpec } from '../../protocol/tasks';

/** The parameters that templates usually have for the name of what they create, most exact first. */
const nameParameters = ['name', 'component_id', 'componentId', 'repoName', 'title'];

/** Returns the name of what a task creates, from the values of its form. Templates choose their parameters, so it can be missing. */
export function nameSubject({ parameters }: Pick<TaskSpec, 'parameters'>): string | undefined {
  const named = nameParameters.map((key) => readName(parameters, key)).find((name) => name !== undefined);
  return named ?? readRepository(parameters);
}

function readName(parameters: JsonObject, key: string): string | undefined {
  const value = parameters[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The value of a repository field is `host?owner=…&repo=…`. */
function readRepository(parameters: JsonObject): string | undefined {
  const query = readName(parameters, 'repoUrl')?.split('?')[1];
  return (query !== undefined && new URLSearchParams(query).get('repo')) || undefined;
}
