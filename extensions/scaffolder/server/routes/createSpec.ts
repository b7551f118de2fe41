import type { FastifyReply, FastifyRequest } from 'fastify';
import { inputError, type AuthService, type CallerIdentity, type CatalogService } from '#backend';
import type { JsonObject } from '#model';
import type { TaskSpec } from '../../protocol/tasks';
import type { ValueErrors } from '../../protocol/templates';
import { findMissingAction } from '../run/findMissingAction';
import type { ActionRegistry } from '../run/actionRegistry';
import type { ValidateValue } from '../schema/validateValue';
import { baseUrlOf, type Template } from './readTemplate';

export interface SpecParts {
  auth: AuthService;
  catalog: CatalogService;
  actions: ActionRegistry;
  validate: ValidateValue;
}

/** Returns the errors of the values of a form, over all its pages. */
export async function validateValues(
  { parameters }: Template,
  values: JsonObject,
  validate: ValidateValue,
  caller: CallerIdentity,
): Promise<ValueErrors['errors']> {
  for (const page of parameters) {
    const errors = await validate(values, page, nameOfCaller(caller));
    // As in the protocol, only the first page with errors is reported.
    if (errors.length > 0) return errors;
  }
  return [];
}

function nameOfCaller(caller: CallerIdentity): string {
  if (caller.type === 'user') return caller.userEntityRef;
  return caller.type === 'service' ? `service:${caller.subject}` : caller.type;
}

/** Sends the errors of values in the shape of the protocol. */
export function sendErrors(reply: FastifyReply, errors: ValueErrors['errors']): FastifyReply {
  return reply.code(400).send({ errors });
}

/**
 * Creates what a task runs.
 *
 * @throws HttpError 400 if a step uses an action that does not exist
 */
export async function createSpec(
  template: Template,
  values: JsonObject,
  request: FastifyRequest,
  { auth, catalog, actions }: SpecParts,
): Promise<TaskSpec> {
  const { ref, entity, apiVersion, steps, output, recovery } = template;
  const missing = findMissingAction(`the template '${ref}'`, steps, actions);
  if (missing !== undefined) throw inputError(missing);
  const caller = auth.callerOf(request);
  const userRef = caller.type === 'user' ? caller.userEntityRef : undefined;
  const user = userRef === undefined ? undefined : await catalog.as(caller).entityByRef(userRef);
  const baseUrl = baseUrlOf(entity);
  return {
    apiVersion,
    steps,
    ...(recovery === undefined ? {} : { EXPERIMENTAL_recovery: recovery }),
    output,
    parameters: values,
    user: { ...(user && { entity: user }), ...(userRef === undefined ? {} : { ref: userRef }) },
    templateInfo: {
      entityRef: ref,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      entity: { metadata: entity.metadata },
    },
  };
}
