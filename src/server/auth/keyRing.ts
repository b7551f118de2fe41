import { createSigningKey, toPublicJwk, type SigningKey, type SigningKeyStore } from './signingKey';

const DAY = 24 * 60 * 60 * 1000;
/** A key signs for a week, and is kept another day so that every token it signed can still be checked. */
const SIGNING_DAYS = 7;
const KEPT_DAYS = SIGNING_DAYS + 1;
/** Forged tokens with made-up key ids must not become one query each. */
const LOOKUP_PAUSE = 5_000;

/** The keys of this portal: one that signs, and those that still prove what was signed before. */
export interface KeyRing {
  /** The newest key, made anew when it has signed for long enough. */
  current(): Promise<SigningKey>;
  find(kid: string): Promise<SigningKey | undefined>;
  publicKeys(): Promise<Array<ReturnType<typeof toPublicJwk>>>;
}

/** Keeps stored keys at hand. Several servers on one database share them: an unknown id is looked up again. */
export function createKeyRing(store: SigningKeyStore, now: () => number = Date.now): KeyRing {
  let known: SigningKey[] = [];
  let lookedUpAt = 0;
  let renewing: Promise<SigningKey> | undefined;

  const signs = (key: SigningKey): boolean => now() - key.createdAt.getTime() < SIGNING_DAYS * DAY;

  async function load(): Promise<void> {
    lookedUpAt = now();
    known = await store.list();
  }

  async function renew(): Promise<SigningKey> {
    await load();
    const usable = known.find(signs);
    if (usable) return usable;
    const fresh = { ...(await createSigningKey()), createdAt: new Date(now()) };
    await store.add(fresh);
    await store.removeOlderThan(new Date(now() - KEPT_DAYS * DAY));
    await load();
    return known.find((key) => key.kid === fresh.kid) ?? fresh;
  }

  return {
    async current() {
      const usable = known.find(signs);
      if (usable) return usable;
      // Requests that come together must not each make a key.
      renewing ??= renew().finally(() => (renewing = undefined));
      return renewing;
    },
    async find(kid) {
      const hit = known.find((key) => key.kid === kid);
      if (hit || now() - lookedUpAt < LOOKUP_PAUSE) return hit;
      await load();
      return known.find((key) => key.kid === kid);
    },
    async publicKeys() {
      if (known.length === 0) await this.current();
      return known.map(toPublicJwk);
    },
  };
}
