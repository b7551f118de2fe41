import { PRODUCT } from '#protocol';
import type { ConfigApi, ScmAuthApi, ScmIntegrationsApi } from '#sdk';
import type { CatalogApi } from '#extensions/catalog';
import type { CatalogImportApi } from './CatalogImportApi';

/** What the API needs. */
export interface CatalogImportApiOptions {
  config: ConfigApi;
  catalog: CatalogApi;
  integrations: ScmIntegrationsApi;
  auth: ScmAuthApi;
}

/** Creates the API. Its methods are loaded when they are called, because the API is part of the first load of the portal. */
export function createCatalogImportApi(options: CatalogImportApiOptions): CatalogImportApi {
  const { config } = options;
  const defaults = {
    entityFilename: config.getOptionalString('catalog.import.entityFilename') ?? 'catalog-info.yaml',
    branchName: config.getOptionalString('catalog.import.pullRequestBranchName') ?? `${PRODUCT}-integration`,
  };
  const context = { ...options, ...defaults };
  return {
    defaults,
    analyzeUrl: async (url) => (await import('./analyzeUrl')).analyzeUrl(context, url),
    preparePullRequest: async () => (await import('./pullRequestTexts')).createPullRequestTexts(context),
    listSteps: async (request, progress) =>
      (await import('../pullRequest/submitPullRequest')).listSteps(context, request, progress),
    submitPullRequest: async (request, given) =>
      (await import('../pullRequest/submitPullRequest')).submitPullRequest(context, request, given),
  };
}
