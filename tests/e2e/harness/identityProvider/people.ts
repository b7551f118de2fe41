import type { AccountClaims } from 'oidc-provider';

/** Accounts of the identity provider, by subject. */
export const people: Readonly<Record<string, { name: string; email: string; verified?: boolean }>> = {
  alice: { name: 'Alice Archer', email: 'alice@example.com' },
  bob: { name: 'Bob <b>Baker</b>', email: 'bob@example.com' },
  carol: { name: 'Carol Cooper', email: 'carol@elsewhere.example' },
  /** Claims the email address of alice, unverified. */
  mallory: { name: 'Mallory', email: 'alice@example.com', verified: false },
};

/** Returns the claims of an account. */
export function toClaims(id: string): AccountClaims {
  const person = people[id];
  return {
    sub: id,
    name: person?.name,
    email: person?.email,
    email_verified: person?.verified ?? true,
    preferred_username: id,
  };
}
