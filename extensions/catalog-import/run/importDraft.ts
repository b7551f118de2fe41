import type { PullRequestProgress, PullRequestRequest } from '../pullRequest/pullRequest';

/** The edited pull request of a repository. */
export type RepositoryDraft = {
  url: string;
  yaml: string;
  title: string;
  body: string;
  branch: string;
  useCodeowners: boolean;
  /** The completed steps of the pull request. */
  progress: PullRequestProgress;
};

/** A location that was registered or refreshed, with the refs of its entities. */
export type ImportedLocation = { target: string; entityRefs: string[]; isRefreshed: boolean };

/** A pull request that was created. Its location is registered before it is merged, if the catalog accepts that. */
export type CreatedPullRequest = { url: string; link: string; location: string; isRegistered: boolean };

/** What users entered and what was imported, stored in this tab. Lists instead of maps, because keys that look secret are not stored. */
export type ImportDraft = {
  /** The URLs, one per line. */
  text: string;
  /** The targets of found locations that are not imported. */
  excluded: string[];
  repositories: RepositoryDraft[];
  imported: ImportedLocation[];
  pullRequests: CreatedPullRequest[];
};

export const emptyDraft: ImportDraft = {
  text: '',
  excluded: [],
  repositories: [],
  imported: [],
  pullRequests: [],
};

/** Returns the pull request that a draft asks for. */
export function toRequest({ url, yaml, title, body, branch }: RepositoryDraft): PullRequestRequest {
  return { repositoryUrl: url, fileContent: yaml, title, body, branchName: branch };
}

/** Reads one URL per line, and returns the lines that are not URLs. */
export function parseUrls(text: string): { urls: string[]; invalid: string[] } {
  const lines = [...new Set(text.split(/\s+/).filter((line) => line !== ''))];
  const isWebUrl = (line: string): boolean => /^https?:\/\//i.test(line) && URL.canParse(line);
  return { urls: lines.filter(isWebUrl), invalid: lines.filter((line) => !isWebUrl(line)) };
}
