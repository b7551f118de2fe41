import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export const SIGNING_ALGORITHM = 'ES256';

/** A key pair as it is stored: the private JWK with its id, and when it came to be. */
export interface SigningKey {
  kid: string;
  privateJwk: JWK;
  createdAt: Date;
}

/** Where signing keys outlive a restart, so that a session does too. */
export interface SigningKeyStore {
  /** Every key that is kept, newest first. */
  list(): Promise<SigningKey[]>;
  add(key: SigningKey): Promise<void>;
  removeOlderThan(date: Date): Promise<void>;
}

export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  return { kid: randomUUID(), privateJwk: await exportJWK(privateKey), createdAt: new Date() };
}

/** What others may know of a key. The private part never leaves this function's caller. */
export function toPublicJwk({
  kid,
  privateJwk,
}: SigningKey): JWK & { kty: string; kid: string; alg: string } {
  const { kty, x, y, crv } = privateJwk;
  return { kty: kty ?? 'EC', x, y, crv, kid, alg: SIGNING_ALGORITHM };
}
