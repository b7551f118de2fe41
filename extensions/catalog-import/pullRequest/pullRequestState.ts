import type { PullRequestRequest } from './pullRequest';

/** What the steps of a flow know: the request, and the results of earlier steps. Results are empty until their step completed. */
export interface PullRequestState extends Required<PullRequestRequest> {
  /** The path of the file in the repository. */
  fileName: string;
  /** The credentials of the user. */
  headers: Record<string, string>;
  defaultBranch: string;
  /** The last commit of the default branch. */
  baseCommit: string;
  /** The id of the file's content at GitHub, or of the pushed commit at Azure DevOps. */
  fileSha: string;
  /** The branch that contains the file. */
  commitBranch: string;
  /** The name and web page of the repository at Azure DevOps. */
  repositoryName: string;
  webUrl: string;
  link: string;
  location: string;
}
