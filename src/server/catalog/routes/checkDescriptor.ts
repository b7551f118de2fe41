import { DEFAULT_NAMESPACE, declaredRelations, isJsonObject, validateEntity, type Entity } from '#model';
import type { ValidateEntityErrors } from '#protocol';

/** What is wrong with a descriptor, one error for each thing, in the shape of the protocol. */
export function checkDescriptor(descriptor: unknown): ValidateEntityErrors['errors'] {
  const issues = validateEntity(descriptor);
  // Only a sound entity declares relations that can be read.
  const all = issues.length > 0 ? issues : declaredRelations(descriptor as Entity).issues;
  const name = describe(descriptor);
  return all.map(({ message }) => ({
    name: 'InputError',
    message: `The entity ${name} is not valid: ${message}`,
    cause: { name: 'Error', message },
  }));
}

// The descriptor may lack any of its parts; what is there still helps to find it.
function describe(descriptor: unknown): string {
  const entity = isJsonObject(descriptor) ? descriptor : {};
  const metadata = isJsonObject(entity['metadata']) ? entity['metadata'] : {};
  const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
  const namespace = text(metadata['namespace'], DEFAULT_NAMESPACE);
  return `${text(entity['kind'], '?').toLowerCase()}:${namespace}/${text(metadata['name'], '?')}`;
}
