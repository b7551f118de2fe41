import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export const SIGNING_ALGORITHM = 'ES256';

/** A stored key pair: the private JWK with its id and creation time. */
export interface SigningKey {
  kid: string;
  privateJwk: JWK;
  createdAt: Date;
}

/** Stores signing keys, so that tokens remain valid after a restart. */
export interface SigningKeyStore {
  /** Returns all stored keys, newest first. */
  list(): Promise<SigningKey[]>;
  add(key: SigningKey): Promise<void>;
  removeOlderThan(date: Date): Promise<void>;
}

export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  return { kid: randomUUID(), privateJwk: await exportJWK(privateKey), createdAt: new Date() };
}

/** Returns the public part of a key. */
export function toPublicJwk({
  kid,
  privateJwk,
}: SigningKey): JWK & { kty: string; kid: string; alg: string } {
  const { kty, x, y, crv } = privateJwk;
  return { kty: kty ?? 'EC', x, y, crv, kid, alg: SIGNING_ALGORITHM };
}
