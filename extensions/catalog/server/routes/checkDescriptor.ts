import { DEFAULT_NAMESPACE, declaredRelations, isJsonObject, validateEntity, type Entity } from '#model';
import type { ValidateEntityErrors } from '../../protocol';

/** Validates a descriptor and returns one error per problem, in the protocol's format. */
export function checkDescriptor(descriptor: unknown): ValidateEntityErrors['errors'] {
  const issues = validateEntity(descriptor);
  // Relations can only be read from a valid entity.
  const all = issues.length > 0 ? issues : declaredRelations(descriptor as Entity).issues;
  const name = describe(descriptor);
  return all.map(({ message }) => ({
    name: 'InputError',
    message: `The entity ${name} is not valid: ${message}`,
    cause: { name: 'Error', message },
  }));
}

// Any part of the descriptor may be missing. Use what is there.
function describe(descriptor: unknown): string {
  const entity = isJsonObject(descriptor) ? descriptor : {};
  const metadata = isJsonObject(entity['metadata']) ? entity['metadata'] : {};
  const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
  const namespace = text(metadata['namespace'], DEFAULT_NAMESPACE);
  return `${text(entity['kind'], '?').toLowerCase()}:${namespace}/${text(metadata['name'], '?')}`;
}
