import type { ScmAddress, ScmIntegration } from '#model';
import { isGlob } from '../glob/compileGlob';

/** How many parts of a path can belong to the name of a branch. */
const MAX_PARTS = 5;

/** A place in a repository, with its URL. */
export interface FoundAddress {
  integration: ScmIntegration;
  address: ScmAddress;
  url: string;
}

/** Refs whose names contain slashes. URLs of most services do not show where such a name ends. */
export interface SlashRefs {
  /** Returns the address with the known ref that it starts with. */
  apply(found: FoundAddress): FoundAddress;
  /** Remembers the ref of an address. */
  add(integration: ScmIntegration, address: ScmAddress): void;
}

/** Creates an empty memory of refs. */
export function createSlashRefs(): SlashRefs {
  const known = new Map<string, Set<string>>();
  return {
    apply(found) {
      const refs = known.get(keyOf(found.integration, found.address));
      const address = refs && listLongerRefs(found).find(({ ref = '' }) => refs.has(ref));
      return address ? { ...found, address, url: found.integration.printUrl(address) } : found;
    },
    add(integration, address) {
      const key = keyOf(integration, address);
      known.set(key, (known.get(key) ?? new Set()).add(address.ref ?? ''));
    },
  };
}

/** Lists the addresses that a URL can mean if the name of its ref contains slashes. */
export function listLongerRefs({ address, url }: Omit<FoundAddress, 'integration'>): ScmAddress[] {
  const { ref, path } = address;
  // Other services have a parameter for the ref, or mark its end.
  if (ref === undefined || path === '') return [];
  if (!new URL(url).pathname.split('/').includes(encodeURIComponent(ref))) return [];
  const parts = path.split('/');
  const start = parts.findIndex(isGlob);
  return parts.slice(0, start < 0 ? MAX_PARTS : Math.min(start, MAX_PARTS)).map((_part, index) => ({
    ...address,
    ref: [ref, ...parts.slice(0, index + 1)].join('/'),
    path: parts.slice(index + 1).join('/'),
  }));
}

function keyOf({ title }: ScmIntegration, { owner, organization, project, repo }: ScmAddress): string {
  return JSON.stringify([title, owner, organization, project, repo]);
}
