import { createSigningKey, toPublicJwk, type SigningKey, type SigningKeyStore } from './signingKey';

const DAY = 24 * 60 * 60 * 1000;
/** A key signs for a week and is kept for another day to verify the tokens that it signed. */
const SIGNING_DAYS = 7;
const RETENTION_DAYS = SIGNING_DAYS + 1;
/** Limits the queries that forged tokens with unknown key ids can cause. */
const LOOKUP_PAUSE = 5_000;

/** The portal's keys: one that signs, and older ones that verify. */
export interface KeyRing {
  /** Returns the newest key. Creates one if it is too old. */
  current(): Promise<SigningKey>;
  find(kid: string): Promise<SigningKey | undefined>;
  publicKeys(): Promise<Array<ReturnType<typeof toPublicJwk>>>;
}

/** Caches stored keys. Unknown ids are looked up again, because servers with the same database share keys. */
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
    await store.removeOlderThan(new Date(now() - RETENTION_DAYS * DAY));
    await load();
    return known.find((key) => key.kid === fresh.kid) ?? fresh;
  }

  return {
    async current() {
      const usable = known.find(signs);
      if (usable) return usable;
      // Concurrent requests must not each create a key.
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
