import { createHash, timingSafeEqual } from 'node:crypto';
import { authenticationError, type CallerIdentity } from '#backend';
import type { StaticToken } from './externalAccess';
import type { TokenIssuer } from '../tokens/tokens';

/** Resolves the caller from the `Authorization` header. Throws an AuthenticationError if the token is not valid. */
export type CallerResolver = (authorization: string | undefined) => Promise<CallerIdentity>;

export interface CallerOptions {
  tokens: TokenIssuer;
  staticTokens: readonly StaticToken[];
  /** Accepts requests without credentials. */
  openToAll: boolean;
}

export function createCallerResolver({ tokens, staticTokens, openToAll }: CallerOptions): CallerResolver {
  const services = staticTokens.map(({ token, subject }) => ({ digest: digest(token), subject }));
  return async (authorization) => {
    const token = readBearer(authorization);
    if (token === undefined) {
      if (openToAll) return { type: 'none' };
      throw authenticationError('Missing credentials');
    }
    const given = digest(token);
    const service = services.find((candidate) => timingSafeEqual(candidate.digest, given));
    return service ? { type: 'service', subject: service.subject } : tokens.verify(token);
  };
}

/** Returns the token of an `Authorization: Bearer` header. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Returns the password of an `Authorization: Basic` header. */
export function readPassword(authorization: string | undefined): string | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  return encoded && /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8'))?.[1];
}

// Digests have the same length, so the comparison takes the same time for every input.
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
