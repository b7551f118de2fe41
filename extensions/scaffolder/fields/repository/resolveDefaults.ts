import { hostInputs, type HostKind } from './hostKind';
import { repositoryParts, type RepositoryLocation } from './repositoryUrl';
import type { RepoUrlPickerOptions } from './repositoryOptions';

/**
 * Completes a location: without a host, the first one, and for each part without a value the first allowed value.
 *
 * @param hosts the hosts of the field
 * @param kindOf returns the kind of a host
 */
export function resolveDefaults(
  location: RepositoryLocation,
  options: RepoUrlPickerOptions,
  hosts: readonly { host: string }[],
  kindOf: (host: string) => HostKind,
): RepositoryLocation {
  const host = location.host === '' ? (hosts[0]?.host ?? '') : location.host;
  if (host === '') return location;
  const completed = { ...location, host };
  for (const { part, allowed } of hostInputs[kindOf(host)]) {
    const first = allowed === undefined ? undefined : options[allowed]?.[0];
    if (completed[part] === '' && first !== undefined) completed[part] = first;
  }
  return completed;
}

/** Moves a location to another host. Parts that the new host does not have are dropped. */
export function changeHost(
  location: RepositoryLocation,
  host: string,
  kindOf: (host: string) => HostKind,
): RepositoryLocation {
  const kept = new Set(hostInputs[kindOf(host)].map(({ part }) => part));
  const parts = repositoryParts.map((part) => [part, kept.has(part) ? location[part] : '']);
  return { ...location, ...Object.fromEntries(parts), host };
}
