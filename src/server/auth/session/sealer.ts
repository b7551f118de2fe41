import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';

/** Locks values up so that they can be left with the browser: nobody reads or changes them there. */
export interface Sealer {
  /** `purpose` is part of the lock: a value is opened for what it was sealed for, and for nothing else. */
  seal(purpose: string, content: JWTPayload, lifetimeSeconds: number): Promise<string>;
  /** `undefined` for what was changed, has expired, was sealed for something else or with another key. */
  open(purpose: string, sealed: string): Promise<JWTPayload | undefined>;
}

/** Seals with a key that is made from the secret; the secret is asked for once. */
export function createSealer(readSecret: () => Promise<string>): Sealer {
  let key: Promise<Uint8Array> | undefined;
  const loadKey = (): Promise<Uint8Array> => {
    key ??= readSecret().then(deriveKey, (error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  return {
    async seal(purpose, content, lifetimeSeconds) {
      return new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .encrypt(await loadKey());
    },
    async open(purpose, sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, await loadKey(), {
          audience: purpose,
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
        throw error;
      }
    },
  };
}

function deriveKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'trellis sign-in cookies', 32));
}
