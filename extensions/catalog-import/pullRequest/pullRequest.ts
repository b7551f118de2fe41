import type { JsonObject } from '#sdk';

/** A pull request that adds a descriptor file to a repository. */
export interface PullRequestRequest {
  repositoryUrl: string;
  /** The descriptor file: one or more YAML documents. */
  fileContent: string;
  title: string;
  body: string;
  /** The branch to create. By default, `catalog.import.pullRequestBranchName` in the configuration. */
  branchName?: string;
}

/** The address of a pull request, and of the file on the default branch once it is merged. */
export interface PullRequestResult {
  link: string;
  location: string;
}

/** The results of completed steps by the id of the step. Plain data without credentials, which callers can store. */
export type PullRequestProgress = JsonObject;

/** Options of `submitPullRequest`. */
export interface SubmitPullRequestOptions {
  /** The progress of an earlier attempt for the same repository. Its steps are not repeated unless their input changed. */
  progress?: PullRequestProgress;
  /** Called when a step starts. */
  onStep?: (step: string) => void;
  /** Called when a step completed, with the results so far. */
  onProgress?: (progress: PullRequestProgress) => void;
}
