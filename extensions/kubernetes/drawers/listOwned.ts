import type { KubernetesObject } from '../model/kubernetesObject';
import { readOwner } from '../model/findOwner';

/** Returns the objects that an object created, and those that they created. */
export function listOwned(objects: readonly KubernetesObject[], owner: KubernetesObject): KubernetesObject[] {
  const byOwner = new Map<string, KubernetesObject[]>();
  for (const object of objects) {
    const uid = readOwner(object)?.uid;
    if (uid === undefined) continue;
    const owned = byOwner.get(uid);
    if (owned) owned.push(object);
    else byOwner.set(uid, [object]);
  }
  const found = new Set<KubernetesObject>();
  const collect = ({ metadata }: KubernetesObject): void => {
    for (const child of byOwner.get(metadata?.uid ?? '') ?? []) {
      // Owners that own each other must not end in a loop.
      if (found.has(child) || child === owner) continue;
      found.add(child);
      collect(child);
    }
  };
  collect(owner);
  return [...found];
}
