import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inputError, notFoundError, type Catalog } from '#backend';
import {
  isJsonObject,
  safeParseLocationRef,
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
  const recovery = spec['EXPERIMENTAL_recovery'];
  return {
    ref,
    entity,
    apiVersion,
    parameters: [parameters].flat().filter(isJsonObject),
    steps: steps.map((step, index) => readStep(step, index, ref)),
    output: isJsonObject(output) ? output : {},
    recovery: isJsonObject(recovery) ? recovery : undefined,
  };
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
export function baseUrlOf(
  { metadata }: Pick<Entity, 'metadata'>,
  workingFolder?: string,
): string | undefined {
  const annotations = metadata.annotations ?? {};
  const location =
    annotations['backstage.io/source-location'] ?? annotations['backstage.io/managed-by-location'];
  const parsed = location === undefined ? undefined : safeParseLocationRef(location);
  if (!parsed?.ok) return undefined;
  const { type, target } = parsed.value;
  if (type === 'url') return target;
  if (type !== 'file') return undefined;
  return workingFolder === undefined
    ? `file://${target}`
    : pathToFileURL(resolve(workingFolder, target)).href;
}
