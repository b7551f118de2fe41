import type { GraphDirection, GraphZoom } from '#viewers/graph';
import type { CatalogGraphApi, RelationPair } from '../api/CatalogGraphApi';

/** The names of curves in the configuration and in the URL, which are those of Backstage. */
export type CurveName = 'curveStepBefore' | 'curveMonotoneX';

/** The settings of the graph in the configuration of the page and of the card. */
export interface GraphConfig {
  kinds?: string[] | undefined;
  relations?: string[] | undefined;
  maxDepth?: number | undefined;
  unidirectional?: boolean | undefined;
  mergeRelations?: boolean | undefined;
  showArrowHeads?: boolean | undefined;
  direction?: GraphDirection | undefined;
  relationPairs?: Array<[string, string]> | undefined;
  zoom?: GraphZoom | undefined;
  curve?: CurveName | undefined;
}

/** What a graph shows. */
export interface GraphSettings {
  /** The kinds of the entities besides the roots, in lower case. All kinds if undefined. */
  kinds: readonly string[] | undefined;
  relations: readonly string[];
  relationPairs: readonly RelationPair[];
  maxDepth: number;
  /** Whether all edges lead away from the roots. */
  unidirectional: boolean;
  /** Whether opposite relations are one edge. */
  mergeRelations: boolean;
}

/** How a graph is drawn. */
export interface GraphAppearance {
  direction: GraphDirection;
  curve: CurveName;
  showArrowHeads: boolean;
  zoom: GraphZoom;
}

/** Resolves the configuration of a graph, without the selections of users. */
export function resolveGraphConfig(
  config: GraphConfig,
  api: CatalogGraphApi,
  defaults: { maxDepth: number; zoom: GraphZoom },
): GraphSettings & GraphAppearance {
  return {
    kinds: config.kinds?.map(lower),
    relations: config.relations ?? api.defaultRelations,
    relationPairs: config.relationPairs ?? api.knownRelationPairs,
    maxDepth: Math.min(config.maxDepth ?? defaults.maxDepth, api.maxDepth),
    unidirectional: config.unidirectional ?? true,
    mergeRelations: config.mergeRelations ?? true,
    direction: config.direction ?? 'LR',
    curve: config.curve ?? 'curveMonotoneX',
    showArrowHeads: config.showArrowHeads ?? true,
    zoom: config.zoom ?? defaults.zoom,
  };
}

/** Returns a kind or ref in lower case, independent of the language. */
export const lower = (text: string): string => text.toLocaleLowerCase('en-US');
