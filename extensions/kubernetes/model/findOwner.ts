import type { KubernetesObject, OwnerReference } from './kubernetesObject';

/** Returns the object that controls another, as its own reference says. */
export function readOwner({ metadata }: KubernetesObject): OwnerReference | undefined {
  const references = metadata?.ownerReferences ?? [];
  return references.find(({ controller }) => controller === true) ?? references[0];
}

/** Returns the loaded owners of an object, the nearest first. */
export function listOwners(
  objects: readonly KubernetesObject[],
  object: KubernetesObject,
): KubernetesObject[] {
  const owners: KubernetesObject[] = [];
  let current: KubernetesObject | undefined = object;
  while (current) {
    const reference: OwnerReference | undefined = readOwner(current);
    current = reference && objects.find(({ metadata }) => metadata?.uid === reference.uid);
    // Owners that own each other must not end in a loop.
    if (!current || owners.includes(current)) break;
    owners.push(current);
  }
  return owners;
}
