import { decodeProtectedHeader, errors, importJWK, jwtVerify, SignJWT } from 'jose';
import { TOKEN_AUDIENCE, USER_TOKEN_TYPE, type UserIdentity } from '#protocol';
import { authenticationError } from '../http/httpError';
import type { KeyRing } from './keyRing';
import { SIGNING_ALGORITHM, type SigningKey } from './signingKey';

const LIFETIME_SECONDS = 60 * 60;

interface IssuedToken {
  token: string;
  expiresInSeconds: number;
}

/** Makes and checks the bearer tokens of users. */
export interface TokenIssuer {
  issue(identity: UserIdentity): Promise<IssuedToken>;
  /** Who the token speaks for; an AuthenticationError when it proves nothing. */
  verify(token: string): Promise<UserIdentity>;
}

export function createTokenIssuer(keys: KeyRing, issuer: string): TokenIssuer {
  return {
    async issue({ userEntityRef, ownershipEntityRefs }) {
      const key = await keys.current();
      const token = await new SignJWT({ ent: ownershipEntityRefs })
        .setProtectedHeader({ typ: USER_TOKEN_TYPE, alg: SIGNING_ALGORITHM, kid: key.kid })
        .setIssuer(issuer)
        .setSubject(userEntityRef)
        .setAudience(TOKEN_AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_SECONDS}s`)
        .sign(await importKeys(key).signing);
      return { token, expiresInSeconds: LIFETIME_SECONDS };
    },

    async verify(token) {
      const key = await keys.find(readKeyId(token));
      if (!key) throw authenticationError('Illegal token');
      try {
        const { payload } = await jwtVerify(token, await importKeys(key).checking, {
          issuer,
          audience: TOKEN_AUDIENCE,
          typ: USER_TOKEN_TYPE,
          algorithms: [SIGNING_ALGORITHM],
          requiredClaims: ['sub', 'exp'],
        });
        return toIdentity(payload.sub, payload['ent']);
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw authenticationError('The token has expired');
        if (error instanceof errors.JOSEError) throw authenticationError('Illegal token');
        throw error;
      }
    },
  };
}

function readKeyId(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (kid !== undefined) return kid;
  } catch {
    // Falls through: what cannot be decoded is as illegal as what names no key.
  }
  throw authenticationError('Illegal token');
}

function toIdentity(subject: string | undefined, ownership: unknown): UserIdentity {
  const userEntityRef = subject ?? '';
  const refs = Array.isArray(ownership)
    ? ownership.filter((ref) => typeof ref === 'string')
    : [userEntityRef];
  return { type: 'user', userEntityRef, ownershipEntityRefs: refs };
}

type Imported = ReturnType<typeof importJWK>;

// Importing is cheap beside signing, but not beside the hundreds of checks that a busy page asks for.
const imported = new WeakMap<SigningKey, { signing: Imported; checking: Imported }>();

function importKeys(key: SigningKey): { signing: Imported; checking: Imported } {
  let pair = imported.get(key);
  if (!pair) {
    const { d: _, ...publicJwk } = key.privateJwk;
    pair = {
      signing: importJWK(key.privateJwk, SIGNING_ALGORITHM),
      checking: importJWK(publicJwk, SIGNING_ALGORITHM),
    };
    imported.set(key, pair);
  }
  return pair;
}
