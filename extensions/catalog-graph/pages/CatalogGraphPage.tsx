import { useMemo } from 'react';
import { useApi } from '#sdk';
import { catalogGraphApiRef } from '../api/CatalogGraphApi';
import { type GraphSelection, readRef } from '../graph/graphSearch';
import { type GraphConfig, lower, resolveGraphConfig } from '../graph/graphSettings';
import { EntityChoice } from './EntityChoice';
import { GraphExplorer } from './GraphExplorer';
import { useGraphSelection } from './useGraphSelection';

/** The number of entities that are shown at first, and how many 'Show more' adds. */
const step = 250;

/** The configuration of the page. */
export interface GraphPageConfig extends GraphConfig {
  selectedKinds?: string[] | undefined;
  selectedRelations?: string[] | undefined;
  rootEntityRefs?: string[] | undefined;
  showFilters?: boolean | undefined;
}

/** The graph of the entities in the URL. Without any, users choose one. */
export function CatalogGraphPage({ config }: { config: GraphPageConfig }) {
  const api = useApi(catalogGraphApiRef);
  const resolved = useMemo(
    () => resolveGraphConfig(config, api, { maxDepth: 2, zoom: 'enabled' }),
    [config, api],
  );
  const defaults = useMemo(
    (): GraphSelection => ({
      ...resolved,
      rootEntityRefs: config.rootEntityRefs?.flatMap(readRef) ?? [],
      selectedKinds: config.selectedKinds?.map(lower),
      selectedRelations: config.selectedRelations,
      showFilters: config.showFilters ?? true,
      unfolded: [],
      limit: Math.min(step, api.limitEntities),
    }),
    [resolved, config, api],
  );
  const [selection, change] = useGraphSelection(defaults);
  if (selection.rootEntityRefs.length === 0)
    return <EntityChoice onChoose={(ref) => change({ rootEntityRefs: [ref] })} />;
  return (
    <GraphExplorer
      resolved={resolved}
      offeredRelations={config.relations ?? api.knownRelations}
      limits={{ step, depth: api.maxDepth, entities: api.limitEntities }}
      selection={selection}
      onChange={change}
    />
  );
}
