import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inputError, notFoundError, resolveEntitySource, type Catalog } from '#backend';
import {
  isJsonObject,
  stringifyEntityRef,
  TEMPLATE_API_VERSIONS,
  type CompoundEntityRef,
  type Entity,
  type JsonObject,
} from '#model';
import type { TaskStep } from '../../protocol/tasks';

/** A template, as its entity describes it. */
export interface Template {
  ref: string;
  entity: Entity;
  apiVersion: string;
  /** The pages of the form. */
  parameters: JsonObject[];
  steps: TaskStep[];
  output: JsonObject;
  recovery: JsonObject | undefined;
}

/** Each step adds events to the log, however short it is. */
const MAX_STEPS = 1000;

/** @throws HttpError 404 for an unknown template, 400 for one that cannot be run */
export async function findTemplate(catalog: Catalog, ref: CompoundEntityRef): Promise<Template> {
  const name = stringifyEntityRef(ref);
  const entity = await catalog.entityByRef(name);
  if (!entity) throw notFoundError(`Template ${name} not found`);
  return readTemplate(entity, name);
}

/** @throws HttpError 400 if the entity is not a template that can be run */
export function readTemplate(entity: Entity, ref: string): Template {
  const { apiVersion, kind, spec = {} } = entity;
  if (kind.toLowerCase() !== 'template') throw inputError(`The entity '${ref}' is not a template.`);
  if (!TEMPLATE_API_VERSIONS.includes(apiVersion))
    throw inputError(
      `The template '${ref}' has the API version '${apiVersion}', which cannot be run. Use ${TEMPLATE_API_VERSIONS.join(' or ')}.`,
    );
  const { parameters = [], steps, output } = spec;
  if (!Array.isArray(steps)) throw inputError(`The template '${ref}' has no list 'spec.steps'.`);
  if (steps.length > MAX_STEPS)
    throw inputError(`The template '${ref}' has ${steps.length} steps. The limit is ${MAX_STEPS}.`);
  const recovery = spec['EXPERIMENTAL_recovery'];
  return {
    ref,
    entity,
    apiVersion,
    parameters: [parameters].flat().filter(isJsonObject),
    steps: readSteps(steps, ref),
    output: isJsonObject(output) ? output : {},
    recovery: isJsonObject(recovery) ? recovery : undefined,
  };
}

/** Outputs, checkpoints and the log refer to steps by their ids, so each id must be unique. */
function readSteps(values: readonly unknown[], ref: string): TaskStep[] {
  const steps = values.map((step, index) => readStep(step, index, ref));
  const places = new Map<string, number>();
  for (const [index, { id }] of steps.entries()) {
    const first = places.get(id);
    if (first !== undefined)
      throw inputError(
        `Steps ${first + 1} and ${index + 1} of the template '${ref}' have the same id '${id}'. Give each step its own id.`,
      );
    places.set(id, index);
  }
  return steps;
}

function readStep(step: unknown, index: number, ref: string): TaskStep {
  if (!isJsonObject(step) || typeof step['action'] !== 'string')
    throw inputError(`Step ${index + 1} of the template '${ref}' has no 'action'.`);
  const { id, name, action } = step;
  return {
    ...step,
    id: typeof id === 'string' ? id : `step-${index + 1}`,
    name: typeof name === 'string' ? name : action,
    action,
  };
}

/** Returns the URL that relative URLs of a template are resolved against. Relative paths start at `workingFolder`, if there is one. */
export function baseUrlOf(entity: Pick<Entity, 'metadata'>, workingFolder?: string): string | undefined {
  const source = resolveEntitySource(entity);
  if (source === undefined || source.type === 'url') return source?.target;
  return workingFolder === undefined
    ? `file://${source.target}`
    : pathToFileURL(resolve(workingFolder, source.target)).href;
}
