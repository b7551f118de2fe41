/** The hosts whose issues the reader knows. */
export type IssueHost = 'github' | 'gitlab';

/** A new issue. */
export interface Issue {
  title: string;
  body: string;
}

/**
 * Returns the address of the page for a new issue in the repository of a file.
 *
 * @param source the address of a file on the host, to show or to edit it
 * @returns undefined if the host is another one, or the address is not in a repository
 */
export function createIssueUrl(
  source: string,
  host: IssueHost | undefined,
  { title, body }: Issue,
): string | undefined {
  if (host === undefined || !URL.canParse(source)) return undefined;
  const { origin, pathname, protocol } = new URL(source);
  if (!/^https?:$/.test(protocol)) return undefined;
  // GitLab has nested groups. What follows is after `/-/`, or in older addresses after one of these words.
  const [repository = ''] = pathname.split(/\/(?:-|edit|blob|tree|raw)\//);
  const parts = repository.split('/').filter(Boolean);
  if (parts.length < 2 || (host === 'github' && parts.length !== 2)) return undefined;
  const base = `${origin}/${parts.join('/')}`;
  const query = (names: readonly [title: string, body: string]): string =>
    `${names[0]}=${encodeURIComponent(title)}&${names[1]}=${encodeURIComponent(body)}`;
  return host === 'github'
    ? `${base}/issues/new?${query(['title', 'body'])}`
    : `${base}/issues/new?${query(['issue[title]', 'issue[description]'])}`;
}
