import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, KindIcon, ProgressBar, resolveKindHue, resolveTokens } from '#ui';
import { DependencyGraph } from '#viewers/graph';
import { useEntityPath } from '../../components/useEntityPath';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { useQueryFailure } from '../../query/useQueryFailure';
import type { EntityAncestryResponse } from '../../protocol';
import { createAncestryGraph } from './createAncestryGraph';
import { inspectTranslationRef } from './i18n/inspectTranslationRef';

const Note = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  maxWidth: '72ch',
  color: resolveTokens(theme).text.secondary,
}));

/** The entities that an entity comes from, as a graph. Each links to its page. */
export function AncestryPanel({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const entityRef = stringifyEntityRef(entity);
  const query = useCatalogQuery<EntityAncestryResponse>({
    queryKey: ['ancestry', entityRef],
    load: (catalogApi, options) => catalogApi.getEntityAncestors({ entityRef }, options),
  });
  const failure = useQueryFailure(query);
  const graph = useAncestryGraph(query.data);
  const [height] = useState(() => Math.max(320, window.innerHeight - 300));
  return (
    <>
      <Note>{t('ancestry.note')}</Note>
      {query.isPending && <ProgressBar />}
      {failure && <ErrorPanel title={t('ancestry.failed')} {...failure} />}
      {graph && <DependencyGraph label={t('ancestry.graph')} {...graph} zoom="enabled" height={height} />}
    </>
  );
}

function useAncestryGraph(ancestry: EntityAncestryResponse | undefined) {
  const path = useEntityPath();
  return useMemo(() => {
    if (!ancestry) return undefined;
    const { nodes, edges } = createAncestryGraph(ancestry);
    return {
      edges,
      nodes: nodes.map(({ entity, ...node }) => {
        const to = path(entity);
        return {
          ...node,
          icon: <KindIcon kind={entity.kind} />,
          hue: resolveKindHue(entity.kind),
          ...(to !== undefined && { to }),
        };
      }),
    };
  }, [ancestry, path]);
}
