import { type ReactElement, useMemo } from 'react';
import { type Entity, parseEntityRef, printableText } from '#model';
import { type EntityPresentationApi, entityPresentationApiRef } from '#extensions/catalog';
import { EntityKindIcon, entityRouteParams, useKindName } from '#extensions/catalog/components';
import { useApi, useRouteRef, useTranslationRef } from '#sdk';
import { type KindHue, resolveKindHue, useFormatNumber } from '#ui';
import type { GraphEdge, GraphNode, HiddenGraphNode } from '#viewers/graph';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';
import { catalogEntityRouteRef } from '../routes';
import type { LoadedEntityGraph } from './useEntityGraph';

/**
 * Returns the nodes and edges to draw. Arrows show which way a relation is read, otherwise both names are shown. Folded neighbors are one node that unfolds them.
 */
export function useGraphNodes(
  { nodes, edges, folded, loaded }: LoadedEntityGraph,
  roots: readonly string[],
  { hasArrows, onUnfold }: { hasArrows: boolean; onUnfold: (ref: string) => void },
): { nodes: GraphNode[]; edges: GraphEdge[]; hidden: HiddenGraphNode[] } {
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const presentationApi = useApi(entityPresentationApiRef);
  const printKind = useKindName();
  const formatNumber = useFormatNumber();
  const route = useRouteRef(catalogEntityRouteRef);
  const missing = t('graph.missing');
  const createNode = useMemo(
    () => createNodeFactory({ roots, presentationApi, printKind, route, missing }),
    [roots, presentationApi, printKind, route, missing],
  );
  const drawn = useMemo(
    () => [...nodes].map(([ref, entity]) => createNode(ref, entity)),
    [nodes, createNode],
  );
  const hidden = useMemo(() => {
    // Two entities can fold the same neighbor.
    const found = new Map<string, HiddenGraphNode>();
    for (const [ref, refs] of folded) {
      for (const id of refs) {
        const { label, detail = '' } = createNode(id, loaded.get(id));
        // The kind and the type are known when the entity is loaded.
        found.set(id, {
          id,
          label,
          ...(loaded.has(id) && { detail }),
          within: foldId(ref),
          onReveal: () => onUnfold(ref),
        });
      }
    }
    return [...found.values()];
  }, [folded, loaded, createNode, onUnfold]);
  const shown = useMemo(() => {
    const folds = [...folded].map(([ref, refs]): GraphNode => ({
      id: foldId(ref),
      label: `+${formatNumber(refs.length)}`,
      detail: t('graph.folded'),
      onActivate: () => onUnfold(ref),
    }));
    return {
      nodes: [...drawn, ...folds],
      edges: [
        ...edges.map(({ from, to, types }) => ({
          from,
          to,
          label: hasArrows ? (types[0] ?? '') : types.join(' / '),
        })),
        ...[...folded.keys()].map((ref) => ({ from: ref, to: foldId(ref) })),
      ],
    };
  }, [drawn, edges, folded, formatNumber, hasArrows, onUnfold, t]);
  return { ...shown, hidden };
}

/** The id of the node that stands for the folded neighbors of an entity. */
const foldId = (ref: string): string => `+${ref}`;

interface NodeSources {
  roots: readonly string[];
  presentationApi: EntityPresentationApi;
  printKind: (kind: string) => string;
  route: ((params: ReturnType<typeof entityRouteParams>) => string) | undefined;
  /** The text for entities that are not in the catalog. */
  missing: string;
}

/** Creates a function that returns the node of an entity, the same one each time, also while the graph grows. */
function createNodeFactory(sources: NodeSources): (ref: string, entity: Entity | undefined) => GraphNode {
  const { roots, presentationApi, printKind, route, missing } = sources;
  const kinds = new Map<string, { name: string; icon: ReactElement; hue: KindHue }>();
  const describeKind = (kind: string) => {
    const known = kinds.get(kind);
    if (known) return known;
    const described = {
      name: printKind(kind),
      icon: <EntityKindIcon kind={kind} />,
      hue: resolveKindHue(kind),
    };
    kinds.set(kind, described);
    return described;
  };
  const create = (ref: string, entity: Entity | undefined): GraphNode => {
    const parsed = parseEntityRef(ref);
    const kind = entity?.kind ?? parsed.kind;
    const { primaryTitle } = presentationApi.forEntity(entity ?? ref, { defaultKind: parsed.kind }).snapshot;
    const { name, icon, hue } = describeKind(kind);
    const details = [name, entity ? printableText(entity.spec?.['type']) : missing];
    const to = entity ? route?.(entityRouteParams(entity)) : undefined;
    return {
      id: ref,
      label: primaryTitle,
      detail: details.filter((part) => part !== undefined).join(' · '),
      icon,
      hue,
      isRoot: roots.includes(ref),
      isMissing: entity === undefined,
      ...(to === undefined ? {} : { to }),
    };
  };
  const known = new Map<string, { entity: Entity | undefined; node: GraphNode }>();
  return (ref, entity) => {
    const last = known.get(ref);
    if (last && last.entity === entity) return last.node;
    const node = create(ref, entity);
    known.set(ref, { entity, node });
    return node;
  };
}
