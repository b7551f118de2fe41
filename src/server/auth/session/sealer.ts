import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';

/** Encrypts and authenticates values that are stored in the browser. */
export interface Sealer {
  /** The `purpose` is authenticated too: a value can only be opened for the purpose it was sealed for. */
  seal(purpose: string, content: JWTPayload, lifetimeSeconds: number): Promise<string>;
  /**
   * Returns `undefined` if the value was changed, has expired, or was sealed for another purpose or with another key.
   */
  open(purpose: string, sealed: string): Promise<JWTPayload | undefined>;
}

/** Creates a sealer with a key derived from the secret. The secret is loaded once. */
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
