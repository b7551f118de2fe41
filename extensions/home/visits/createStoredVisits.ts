import { type IdentityApi, type JsonObject, type StorageApi, loadSnapshot } from '#sdk';
import { matchesVisitFilter } from './matchesVisitFilter';
import type { Visit, VisitsApi, VisitsQuery } from './VisitsApi';

const LIMIT = 100;
const SHOWN = 8;
const latestFirst: NonNullable<VisitsQuery['orderBy']> = [{ field: 'timestamp', direction: 'desc' }];
/** Followed by the entity ref of the user. It is the key in Backstage, so that users keep their visits. */
const KEY_PREFIX = '@backstage/plugin-home:visits';

/** What the visits are stored with. */
export interface StoredVisitsOptions {
  storageApi: StorageApi;
  identityApi: IdentityApi;
}

/** Creates the record of visits in the user's storage. It keeps the 100 latest pages. */
export function createStoredVisits({ storageApi, identityApi }: StoredVisitsOptions): VisitsApi {
  let lastSave: Promise<unknown> = Promise.resolve();
  const findKey = async () => `${KEY_PREFIX}:${(await identityApi.getBackstageIdentity()).userEntityRef}`;

  async function save(visit: Parameters<VisitsApi['save']>[0]['visit']): Promise<Visit> {
    const key = await findKey();
    const visits = parseVisits((await loadSnapshot(storageApi, key)).value);
    const before = visits.find(({ pathname }) => pathname === visit.pathname);
    const saved: Visit = {
      ...visit,
      // The user can leave a page before it has a title.
      name: visit.name || (before?.name ?? ''),
      id: before?.id ?? crypto.randomUUID(),
      hits: (before?.hits ?? 0) + 1,
      timestamp: Date.now(),
    };
    const others = visits.filter((other) => other !== before).toSorted((a, b) => b.timestamp - a.timestamp);
    await storageApi.set(key, [saved, ...others].slice(0, LIMIT) as unknown as JsonObject[]);
    return saved;
  }

  return {
    async list({ limit = SHOWN, orderBy = latestFirst, filterBy = [] } = {}) {
      const visits = parseVisits((await loadSnapshot(storageApi, await findKey())).value);
      return visits
        .filter((visit) => filterBy.every((filter) => matchesVisitFilter(visit, filter)))
        .toSorted((a, b) => compareVisits(a, b, orderBy))
        .slice(0, limit);
    },
    save({ visit }) {
      const next = lastSave.then(() => save(visit));
      lastSave = next.catch(() => undefined);
      return next;
    },
  };
}

function compareVisits(a: Visit, b: Visit, orderBy: NonNullable<VisitsQuery['orderBy']>) {
  for (const { field, direction } of orderBy) {
    const first = (a as unknown as Record<string, unknown>)[field];
    const second = (b as unknown as Record<string, unknown>)[field];
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : textOf(first).localeCompare(textOf(second));
    if (order !== 0) return direction === 'asc' ? order : -order;
  }
  return 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseVisits(value: unknown): Visit[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item: Partial<Visit> | null): item is Visit => {
    const { pathname, name, hits, timestamp } = item ?? {};
    const isNamed = typeof pathname === 'string' && typeof name === 'string';
    return isNamed && typeof hits === 'number' && typeof timestamp === 'number';
  });
}
