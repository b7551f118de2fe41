import { type IDENTITY_FIELD, type ProviderSession, type UserIdentity } from '#protocol';
import { notAllowedError, type Catalog } from '#backend';
import { ownershipOf } from './ownership';
import type { TokenIssuer } from '../tokens/tokens';
import { findUser, printLookup, toUserRef } from './findUser';
import type { SignInResolverSettings } from './resolverSettings';
import { resolvers, type Claims } from './resolvers';

/** Resolves the portal user of a profile from an identity provider. `undefined` if the provider has no resolvers. */
export type SignIn = (claims: Claims) => Promise<ProviderSession[typeof IDENTITY_FIELD]>;

const FAILED =
  'Failed to sign-in, unable to resolve user identity. Please verify that your catalog contains the expected User entities that would match your configured sign-in resolver.';

/** Resolvers are tried in order. The first one that finds a User wins. */
export function createSignIn(
  settings: readonly SignInResolverSettings[],
  catalog: Catalog,
  tokens: TokenIssuer,
): SignIn {
  return async (claims) => {
    if (settings.length === 0) return undefined;
    const reasons: string[] = [];
    for (const entry of settings) {
      const found = await resolveIdentity(entry, claims, catalog);
      if (typeof found !== 'string') return { ...(await tokens.issue(found)), identity: found };
      reasons.push(`${entry.resolver}: ${found} (${entry.path})`);
    }
    throw notAllowedError(`${FAILED} ${reasons.join('; ')}.`);
  };
}

/** The identity, or the reason why there is none. */
async function resolveIdentity(
  entry: SignInResolverSettings,
  claims: Claims,
  catalog: Catalog,
): Promise<UserIdentity | string> {
  const resolver = Object.hasOwn(resolvers, entry.resolver) ? resolvers[entry.resolver] : undefined;
  if (!resolver) return 'unknown resolver';
  const lookup = resolver(claims, entry);
  if (typeof lookup === 'string') return lookup;
  const user = await findUser(lookup, catalog);
  if (user) {
    const owned = ownershipOf(user);
    return { type: 'user', userEntityRef: owned[0] ?? '', ownershipEntityRefs: owned };
  }
  const unknown = entry.allowUnknown ? toUserRef(lookup.values.at(-1) ?? '') : undefined;
  if (unknown === undefined) return `the catalog has no ${printLookup(lookup).replace(/^a /, '')}`;
  return { type: 'user', userEntityRef: unknown, ownershipEntityRefs: [unknown] };
}
