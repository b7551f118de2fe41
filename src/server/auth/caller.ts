import { createHash, timingSafeEqual } from 'node:crypto';
import type { UserIdentity } from '#protocol';
import { authenticationError } from '../http/httpError';
import type { StaticToken } from '../settings/externalAccess';
import type { TokenIssuer } from './tokens';

/** Who a request comes from: a user, a script with a configured token, or nobody where the configuration lets nobody in. */
export type CallerIdentity = UserIdentity | { type: 'service'; subject: string } | { type: 'nobody' };

/** Finds the caller from the `Authorization` header; an AuthenticationError when it proves nothing. */
export type CallerResolver = (authorization: string | undefined) => Promise<CallerIdentity>;

export interface CallerOptions {
  tokens: TokenIssuer;
  staticTokens: readonly StaticToken[];
  /** Requests without credentials are let through. */
  openToAll: boolean;
}

export function createCallerResolver({ tokens, staticTokens, openToAll }: CallerOptions): CallerResolver {
  const services = staticTokens.map(({ token, subject }) => ({ digest: digest(token), subject }));
  return async (authorization) => {
    const token = readBearer(authorization);
    if (token === undefined) {
      if (openToAll) return { type: 'nobody' };
      throw authenticationError('Missing credentials');
    }
    const given = digest(token);
    const service = services.find((candidate) => timingSafeEqual(candidate.digest, given));
    return service ? { type: 'service', subject: service.subject } : tokens.verify(token);
  };
}

/** The token of an `Authorization: Bearer` header. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

// Digests have one length, and comparing them takes one time, whatever was guessed right.
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
