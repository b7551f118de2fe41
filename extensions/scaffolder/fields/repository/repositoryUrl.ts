/** The parts of a repository location. Absent parts are empty. */
export interface RepositoryLocation {
  host: string;
  owner: string;
  repo: string;
  organization: string;
  workspace: string;
  project: string;
}

/** The parts besides the host, in the order of the query. */
export const repositoryParts = ['owner', 'repo', 'organization', 'workspace', 'project'] as const;

/** A part besides the host. */
export type RepositoryPart = (typeof repositoryParts)[number];

const empty: RepositoryLocation = {
  host: '',
  owner: '',
  repo: '',
  organization: '',
  workspace: '',
  project: '',
};

/** Parses `{host}?owner=..&repo=..&organization=..&workspace=..&project=..`. Texts that cannot be parsed have no parts. */
export function parseRepositoryUrl(value: string): RepositoryLocation {
  const url = `https://${value}`;
  if (value === '' || !URL.canParse(url)) return empty;
  const { host, searchParams } = new URL(url);
  return {
    host,
    ...(Object.fromEntries(repositoryParts.map((part) => [part, searchParams.get(part) ?? ''])) as Record<
      RepositoryPart,
      string
    >),
  };
}

/** Prints a location, or `undefined` without a host. */
export function printRepositoryUrl(location: RepositoryLocation): string | undefined {
  if (location.host === '') return undefined;
  const parts = repositoryParts.filter((part) => location[part] !== '');
  return `${location.host}?${new URLSearchParams(parts.map((part) => [part, location[part]])).toString()}`;
}
