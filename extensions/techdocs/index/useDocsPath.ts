import { useMemo } from 'react';
import { viewTechDocRouteRef } from '#extensions/catalog';
import { configApiRef, useApi, useRouteRef } from '#sdk';
import type { DocsTarget } from '../client/resolveDocsTarget';
import { keepsCase } from '../client/keepsCase';
import { encodePagePath } from '../client/encodePagePath';
import { foldCase } from '../pageRequest';

/** Returns the function that returns the path of the reader for the documentation of an entity, or `undefined` if there is no reader. */
export function useDocsPath(): ((target: DocsTarget) => string) | undefined {
  const route = useRouteRef(viewTechDocRouteRef);
  const config = useApi(configApiRef);
  return useMemo(() => {
    if (!route) return undefined;
    const keeps = keepsCase(config);
    const fold = (text: string) => foldCase(text, keeps);
    return ({ entityRef: { kind, namespace, name }, path }) => {
      const root = route({ kind: fold(kind), namespace: fold(namespace), name });
      return path === '' ? root : `${root}/${encodePagePath(path)}`;
    };
  }, [route, config]);
}
