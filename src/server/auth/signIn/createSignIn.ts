import { type IDENTITY_FIELD, type ProviderSession, type UserIdentity } from '#protocol';
import { notAllowedError } from '../../http/httpError';
import { ownershipOf } from '../ownership';
import type { TokenIssuer } from '../tokens';
import { findUser, printLookup, toUserRef, type UserReader } from './findUser';
import type { SignInResolverSettings } from './resolverSettings';
import { resolvers, type Claims } from './resolvers';

/** Makes a user of the portal from what an identity provider says; `undefined` where it is not configured to sign people in. */
export type SignIn = (claims: Claims) => Promise<ProviderSession[typeof IDENTITY_FIELD]>;

const FAILED =
  'Failed to sign-in, unable to resolve user identity. Please verify that your catalog contains the expected User entities that would match your configured sign-in resolver.';

/** The resolvers are tried in their order; the first that finds a User decides. */
export function createSignIn(
  settings: readonly SignInResolverSettings[],
  reader: UserReader,
  tokens: TokenIssuer,
): SignIn {
  return async (claims) => {
    if (settings.length === 0) return undefined;
    const reasons: string[] = [];
    for (const entry of settings) {
      const found = await resolveIdentity(entry, claims, reader);
      if (typeof found !== 'string') return { ...(await tokens.issue(found)), identity: found };
      reasons.push(`${entry.resolver}: ${found} (${entry.path})`);
    }
    throw notAllowedError(`${FAILED} ${reasons.join('; ')}.`);
  };
}

/** The identity, or why there is none. */
async function resolveIdentity(
  entry: SignInResolverSettings,
  claims: Claims,
  reader: UserReader,
): Promise<UserIdentity | string> {
  const resolver = Object.hasOwn(resolvers, entry.resolver) ? resolvers[entry.resolver] : undefined;
  if (!resolver) return 'there is no such resolver';
  const lookup = resolver(claims, entry);
  if (typeof lookup === 'string') return lookup;
  const user = await findUser(lookup, reader);
  if (user) {
    const owned = ownershipOf(user);
    return { type: 'user', userEntityRef: owned[0] ?? '', ownershipEntityRefs: owned };
  }
  const unknown = entry.allowUnknown ? toUserRef(lookup.values.at(-1) ?? '') : undefined;
  if (unknown === undefined) return `the catalogue has no ${printLookup(lookup).replace(/^a /, '')}`;
  return { type: 'user', userEntityRef: unknown, ownershipEntityRefs: [unknown] };
}
