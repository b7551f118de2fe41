import type { KubernetesObject } from '../../model/kubernetesObject';

/** Annotations that contain the complete object, with its values. */
const COPIES = ['kubectl.kubernetes.io/last-applied-configuration'];

/** What replaces a hidden value. */
const HIDDEN = '••••••••';

/** Returns an object without what should not be read by accident: the values of a secret, except those that are revealed. */
export function hideSecretValues(object: KubernetesObject, revealed: ReadonlySet<string>): KubernetesObject {
  if (object.kind !== 'Secret') return object;
  const { metadata } = object;
  const hidden: KubernetesObject = { ...object };
  for (const part of ['data', 'stringData'] as const) {
    if (object[part] !== undefined) hidden[part] = hideValues(object[part], revealed);
  }
  if (metadata?.annotations) hidden.metadata = { ...metadata, annotations: hideCopies(metadata.annotations) };
  return hidden;
}

function hideValues(values: unknown, revealed: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(values) as object).map(([key, value]) => [
      key,
      revealed.has(key) ? (value as unknown) : HIDDEN,
    ]),
  );
}

function hideCopies(annotations: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(annotations).map(([key, value]) => [key, COPIES.includes(key) ? HIDDEN : value]),
  );
}

/** A decoded value: its text, or undefined if it is not text, and its size. */
export interface DecodedValue {
  text: string | undefined;
  bytes: number;
}

/** Decodes a value in base64, as secrets and the binary data of config maps have them. */
export function decodeValue(value: string): DecodedValue {
  try {
    const bytes = Uint8Array.from(atob(value), (character) => character.codePointAt(0) ?? 0);
    return { text: decodeText(bytes), bytes: bytes.length };
  } catch {
    // Not in base64. Clusters never send this, other sources may.
    return { text: value, bytes: new TextEncoder().encode(value).length };
  }
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
