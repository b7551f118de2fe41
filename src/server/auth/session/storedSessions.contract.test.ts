import { describe, expect, it } from 'vitest';
import { databases } from '#testing/contract';
import { createStoredSessions } from './storedSessions';

describe.each(databases)('stored sessions on $name', (kind) => {
  it.skipIf(kind.skipped)('share one secret and the list of ended sessions', async () => {
    const opened = await kind.open();
    const { db } = opened.database;
    try {
      const [one, other] = [createStoredSessions(db), createStoredSessions(db)];
      const [secret, again] = await Promise.all([one.secret(), other.secret()]);
      expect(secret).toBe(again);
      expect(secret.length).toBeGreaterThan(40);
      await one.end('a', new Date(Date.now() + 60_000));
      await other.end('a', new Date(Date.now() + 60_000));
      await one.end('old', new Date(Date.now() - 60_000));
      expect(await other.hasEnded('a')).toBe(true);
      expect(await other.hasEnded('b')).toBe(false);
      await one.end('c', new Date(Date.now() + 60_000));
      expect(await other.hasEnded('old')).toBe(false);
    } finally {
      await opened.close();
    }
  });
});
