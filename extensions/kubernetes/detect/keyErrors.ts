import type { DetectedError } from './detectedError';

/** Adds a key to each error of a cluster that stays the same. Two containers of a pod can have the same error. */
export function keyErrors(errors: readonly DetectedError[]): Array<{ key: string; error: DetectedError }> {
  const counts = new Map<string, number>();
  return errors.map((error) => {
    const { type, message, sourceRef } = error;
    const text = [sourceRef.namespace, sourceRef.kind, sourceRef.name, type, message].join('/');
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { key: `${text} ${count}`, error };
  });
}
