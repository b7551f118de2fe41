import { useQueries } from '@tanstack/react-query';
import { useApi } from '#sdk';
import { limitRequests } from './limitRequests';
import { type AnalyzeResult, catalogImportApiRef, type FoundLocation } from '../api/CatalogImportApi';

/** The analysis of one URL. */
export interface Analysis {
  url: string;
  result: AnalyzeResult | undefined;
  error: Error | null;
  isPending: boolean;
  retry: () => void;
}

/** Analyzes URLs, each on its own, so that one that fails does not stop the others. */
export function useAnalyses(urls: readonly string[], enabled: boolean): Analysis[] {
  const api = useApi(catalogImportApiRef);
  return useQueries({
    queries: urls.map((url) => ({
      queryKey: ['catalog-import', 'analysis', url],
      queryFn: () => limitRequests(() => api.analyzeUrl(url)),
      staleTime: Infinity,
      retry: false,
      enabled,
    })),
    combine: (results) =>
      results.map(({ data, error, isFetching, refetch }, index) => ({
        url: urls[index] ?? '',
        result: data,
        error,
        isPending: isFetching,
        retry: () => void refetch(),
      })),
  });
}

/** The found locations of all URLs, each once. */
export function listLocations(analyses: readonly Analysis[]): FoundLocation[] {
  const found = analyses.flatMap(({ result }) => (result?.type === 'locations' ? result.locations : []));
  return [...new Map(found.map((location) => [location.target, location])).values()];
}
