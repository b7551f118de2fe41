import { inputError, parseBody, refuseOthers, type Router } from '#backend';
import { analyzeLocationRequestSchema, type AnalyzeLocationResponse } from '../../protocol';
import { catalogLocationAnalyzePermission } from '../../protocol/permissions';
import { analyzeRepository, type AnalysisContext } from '../analysis';
import type { ReaderOf } from './readerOf';

/** What the route needs. The integrations are those of the current configuration. */
export type AnalysisRouteOptions = Pick<AnalysisContext, 'reader' | 'parseYaml'> & {
  integrations: () => AnalysisContext['integrations'];
};

/** Analyzes a repository: the descriptor files in it, or a proposed entity. */
export function analysisRoute(
  router: Router,
  readerOf: ReaderOf,
  { integrations, ...given }: AnalysisRouteOptions,
): void {
  router.post(
    '/analyze-location',
    refuseOthers(catalogLocationAnalyzePermission),
    (request): Promise<AnalyzeLocationResponse> => {
      const { location, catalogFilename = 'catalog-info.yaml' } = parseBody(
        analyzeLocationRequestSchema,
        request.body,
      );
      if (location.type !== 'url') throw inputError('Only locations of the type url can be analyzed.');
      if (!isFilename(catalogFilename)) throw inputError(`'${catalogFilename}' is not the name of a file.`);
      const reader = readerOf(request);
      const context: AnalysisContext = {
        ...given,
        integrations: integrations(),
        registered: async () => (await reader.locations()).map(({ target }) => target),
        findExisting: async (refs) => {
          const found = await reader.entitiesByRefs({ refs: [...refs], fields: ['kind'] });
          return refs.filter((_ref, index) => found[index] !== null);
        },
      };
      return analyzeRepository(context, location.target, catalogFilename);
    },
  );
}

/** Not a pattern, and in the repository. */
function isFilename(name: string): boolean {
  return name !== '' && !/[*?{}[\]!\\]|(?:^|\/)\.{0,2}(?:\/|$)/.test(name);
}
