import type { ActionLog } from '#backend';
import type { JsonObject } from '#model';
import { schema } from '../actions/schema';

/** The schema of an input that may have more properties, because templates often pass ones that older versions had. */
export function openSchema(properties: JsonObject, required: string[]): JsonObject {
  const { additionalProperties: _none, ...open } = schema(properties, required);
  return open;
}

/** Warns about properties of an input that the action does not have. */
export function warnAboutOthers(input: object, { properties }: JsonObject, logger: ActionLog): void {
  const others = Object.keys(input).filter((name) => !Object.hasOwn(Object(properties), name));
  for (const name of others) logger.warn(`The input '${name}' has no effect.`);
}
