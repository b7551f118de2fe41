import type { CompoundEntityRef, Entity } from '#model';
import { createApiRef, type ApiRef } from '#sdk';
import type {
  PullRequestProgress,
  PullRequestRequest,
  PullRequestResult,
  SubmitPullRequestOptions,
} from '../pullRequest/pullRequest';

/** A descriptor file that was found. */
export interface FoundLocation {
  /** The URL of the file. */
  target: string;
  /** Whether the location is registered already. */
  exists: boolean;
  entities: CompoundEntityRef[];
}

/** The result of an analysis: existing descriptor files, or proposed descriptors for a repository without any. */
export type AnalyzeResult =
  | { type: 'locations'; locations: FoundLocation[] }
  | {
      type: 'repository';
      integrationType: string;
      url: string;
      generatedEntities: Entity[];
      /** Why the repository could not be searched, so that existing files may be missing. */
      unreadable?: string;
    };

/** Analyzes URLs, and creates pull requests that add descriptor files. */
export interface CatalogImportApi {
  /** The name of descriptor files, and the default branch of pull requests. */
  readonly defaults: { entityFilename: string; branchName: string };
  /** Finds the descriptor files at a URL, or proposes descriptors for a repository. */
  analyzeUrl(url: string): Promise<AnalyzeResult>;
  /** The default title and description of pull requests. */
  preparePullRequest(): Promise<{ title: string; body: string }>;
  /** The steps of `submitPullRequest`, in their order, and which of them `progress` has completed. */
  listSteps(
    request: PullRequestRequest,
    progress: PullRequestProgress,
  ): Promise<ReadonlyArray<{ id: string; isDone: boolean }>>;
  /**
   * Creates a pull request with the credentials of the user.
   *
   * @throws an error with the id of the failed step in `step`, if one failed
   */
  submitPullRequest(
    request: PullRequestRequest,
    options?: SubmitPullRequestOptions,
  ): Promise<PullRequestResult>;
}

/** The ref of {@link CatalogImportApi}. */
export const catalogImportApiRef: ApiRef<CatalogImportApi> = createApiRef<CatalogImportApi>({
  id: 'plugin.catalog-import.service',
});
