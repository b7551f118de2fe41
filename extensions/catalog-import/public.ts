/** The API for other plugins. */
export { importPageRouteRef } from './routes';
export {
  catalogImportApiRef,
  type AnalyzeResult,
  type CatalogImportApi,
  type FoundLocation,
} from './api/CatalogImportApi';
export type {
  PullRequestProgress,
  PullRequestRequest,
  PullRequestResult,
  SubmitPullRequestOptions,
} from './pullRequest/pullRequest';
