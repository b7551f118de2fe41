import { decodeProtectedHeader, errors, importJWK, jwtVerify, SignJWT } from 'jose';
import { LIMITED_USER_TOKEN_TYPE, TOKEN_AUDIENCE, USER_TOKEN_TYPE, type UserIdentity } from '#protocol';
import { authenticationError } from '#backend';
import type { KeyRing } from './keyRing';
import { SIGNING_ALGORITHM, type SigningKey } from './signingKey';

/** Default lifetime of a token. */
const LIFETIME_SECONDS = 60 * 60;

interface IssuedToken {
  token: string;
  expiresInSeconds: number;
}

/** A read-only token, for requests that can only send a cookie. */
interface LimitedToken {
  token: string;
  expiresAt: Date;
}

/** Issues and verifies the bearer tokens of users. */
export interface TokenIssuer {
  issue(identity: UserIdentity): Promise<IssuedToken>;
  /** Returns the user of a token. Throws an AuthenticationError if it is not valid. */
  verify(token: string): Promise<UserIdentity>;
  /** Issues a limited token for the user of a full token, with the same expiry. */
  limit(token: string): Promise<LimitedToken>;
  /** Returns the user of a limited token. */
  verifyLimited(token: string): Promise<UserIdentity>;
}

export function createTokenIssuer(
  keys: KeyRing,
  issuer: string,
  lifetimeSeconds = LIFETIME_SECONDS,
): TokenIssuer {
  const sign = async (type: string, identity: UserIdentity, expires: string | Date): Promise<string> => {
    const key = await keys.current();
    return new SignJWT({ ent: identity.ownershipEntityRefs })
      .setProtectedHeader({ typ: type, alg: SIGNING_ALGORITHM, kid: key.kid })
      .setIssuer(issuer)
      .setSubject(identity.userEntityRef)
      .setAudience(TOKEN_AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(await importKeys(key).signing);
  };

  const check = async (type: string, token: string): Promise<{ identity: UserIdentity; expiresAt: Date }> => {
    const key = await keys.find(readKeyId(token));
    if (!key) throw authenticationError('Illegal token');
    try {
      const { payload } = await jwtVerify(token, await importKeys(key).checking, {
        issuer,
        audience: TOKEN_AUDIENCE,
        typ: type,
        algorithms: [SIGNING_ALGORITHM],
        requiredClaims: ['sub', 'exp'],
      });
      const expiresAt = new Date((payload.exp ?? 0) * 1000);
      return { identity: toIdentity(payload.sub, payload['ent']), expiresAt };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw authenticationError('The token has expired');
      if (error instanceof errors.JOSEError) throw authenticationError('Illegal token');
      throw error;
    }
  };

  return {
    async issue(identity) {
      const token = await sign(USER_TOKEN_TYPE, identity, `${lifetimeSeconds}s`);
      return { token, expiresInSeconds: lifetimeSeconds };
    },
    verify: async (token) => (await check(USER_TOKEN_TYPE, token)).identity,
    async limit(token) {
      const { identity, expiresAt } = await check(USER_TOKEN_TYPE, token);
      return { token: await sign(LIMITED_USER_TOKEN_TYPE, identity, expiresAt), expiresAt };
    },
    verifyLimited: async (token) => (await check(LIMITED_USER_TOKEN_TYPE, token)).identity,
  };
}

function readKeyId(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (kid !== undefined) return kid;
  } catch {
    // Falls through: a token that cannot be decoded is as invalid as one without a key.
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

// Importing a key is cheap compared to signing, but not compared to the hundreds of verifications of a busy page.
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
