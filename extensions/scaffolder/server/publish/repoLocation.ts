import { inputError } from '#backend';

/** The parts of a location, as the repository picker writes it: `github.com?owner=acme&repo=website`. */
export interface RepoLocation {
  host: string;
  owner: string;
  organization: string;
  workspace: string;
  project: string;
  repo: string;
}

export type RepoPart = Exclude<keyof RepoLocation, 'host'>;

const parts: readonly RepoPart[] = ['owner', 'organization', 'workspace', 'project', 'repo'];

/**
 * Parses a location. Parts that `needs` does not name are empty if they are missing.
 *
 * @throws HttpError 400 if the host or a needed part is missing
 */
export function parseRepoLocation(repoUrl: string, needs: readonly RepoPart[]): RepoLocation {
  const address = `https://${repoUrl}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const usage = `Use '<host>?${needs.map((part) => `${part}=<${part}>`).join('&')}'.`;
  if (!url || url.host === '' || url.username !== '' || url.pathname !== '/')
    throw inputError(`'${repoUrl}' is not the location of a repository. ${usage}`);
  const { host, searchParams } = url;
  const location = Object.fromEntries(
    parts.map((part) => [part, searchParams.get(part)?.trim() ?? '']),
  ) as Record<RepoPart, string>;
  const missing = needs.find((part) => location[part] === '');
  if (missing !== undefined)
    throw inputError(`The repository location '${repoUrl}' has no ${missing}. ${usage}`);
  const unsafe = parts.find((part) => /[\\?#]|(?:^|\/)\.{1,2}(?:\/|$)/.test(location[part]));
  if (unsafe !== undefined)
    throw inputError(`The ${unsafe} '${location[unsafe]}' of the repository is not valid.`);
  return { host, ...location };
}
