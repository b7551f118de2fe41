import type { SignInResolverSettings } from './resolverSettings';

/** Verified information about a user from an identity provider. */
export type Claims = Readonly<Record<string, unknown>>;

/** How to find a user in the catalog. */
export interface UserLookup {
  /** By name, or by the value of a field. Values are tried in order until one matches a User. */
  by: 'name' | { field: string };
  values: string[];
}

/** Returns the lookup, or the reason why there is none. */
type Resolver = (claims: Claims, settings: SignInResolverSettings) => UserLookup | string;

/** By name, as in `signIn.resolvers`. */
export const resolvers: Readonly<Record<string, Resolver>> = {
  emailMatchingUserEntityProfileEmail: (claims, settings) =>
    withEmail(claims, settings, (email) => ({
      by: { field: 'spec.profile.email' },
      values: listEmails(email),
    })),
  emailLocalPartMatchingUserEntityName: (claims, settings) =>
    withEmail(claims, settings, (email) => byName(email.slice(0, email.lastIndexOf('@')))),
  emailMatchingUserEntityAnnotation: (claims, settings) =>
    withEmail(claims, settings, (email) =>
      withAnnotation(settings, (field) => ({ by: { field }, values: [email] })),
    ),
  preferredUsernameMatchingUserEntityName: (claims) =>
    withClaim(claims, 'preferred_username', (name) => byName(name)),
  usernameMatchingUserEntityName: (claims) =>
    withClaim(claims, hasText(claims, 'nickname') ? 'nickname' : 'preferred_username', byName),
  subClaimMatchingUserEntityName: (claims) => withClaim(claims, 'sub', byName),
  subClaimMatchingUserEntityAnnotation: (claims, settings) =>
    withClaim(claims, 'sub', (sub) =>
      withAnnotation(settings, (field) => ({ by: { field }, values: [sub] })),
    ),
};

const hasText = (claims: Claims, name: string): boolean =>
  typeof claims[name] === 'string' && claims[name] !== '';

function byName(name: string): UserLookup {
  return { by: 'name', values: [name] };
}

function withClaim(
  claims: Claims,
  name: string,
  lookUp: (value: string) => UserLookup | string,
): UserLookup | string {
  const value = claims[name];
  return typeof value === 'string' && value !== ''
    ? lookUp(value)
    : `the identity provider did not send the claim '${name}'`;
}

function withEmail(
  claims: Claims,
  { allowedDomains }: SignInResolverSettings,
  lookUp: (email: string) => UserLookup | string,
): UserLookup | string {
  return withClaim(claims, 'email', (email) => {
    // Users can enter any address in a profile that is not verified.
    if (claims['email_verified'] === false) {
      return `the identity provider has not verified the email '${email}'`;
    }
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    if (allowedDomains && !allowedDomains.some((allowed) => allowed.toLowerCase() === domain)) {
      return `'${domain}' is not among the allowedDomains`;
    }
    return lookUp(email);
  });
}

function withAnnotation(
  { annotation }: SignInResolverSettings,
  lookUp: (field: string) => UserLookup,
): UserLookup | string {
  return annotation === undefined
    ? "the configuration does not set 'annotation'"
    : lookUp(`metadata.annotations.${annotation}`);
}

/** `ann+work@acme.com` also matches `ann@acme.com`. */
function listEmails(email: string): string[] {
  const plain = email.replace(/^([^@+]+)\+[^@]*(@.*)$/, '$1$2');
  return [...new Set([email, plain])];
}
