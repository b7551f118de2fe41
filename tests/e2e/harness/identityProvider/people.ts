import type { AccountClaims } from 'oidc-provider';

/** Who has an account with the identity provider, by its subject. */
export const people: Readonly<Record<string, { name: string; email: string; verified?: boolean }>> = {
  alice: { name: 'Alice Archer', email: 'alice@example.com' },
  bob: { name: 'Bob <b>Baker</b>', email: 'bob@example.com' },
  carol: { name: 'Carol Cooper', email: 'carol@elsewhere.example' },
  /** Says that alice's address is hers; nobody has checked it. */
  mallory: { name: 'Mallory', email: 'alice@example.com', verified: false },
};

/** What the identity provider says of an account. */
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
