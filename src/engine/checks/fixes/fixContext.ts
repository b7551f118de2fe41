import { type CandidateFinder, type ConfigPath, createCandidateFinder, type Problem } from '#diagnostics';

import { collectRouteIds, type RouteIds } from '../../routes/routeIds';
import { rootId } from '../../specs/rootPlugin';
import type { AppNode } from '../../tree/appTree';
import type { CheckedApp } from '../checkedApp';
import { listWrittenSettings } from '../writtenSettings';
import { parseConfigPath } from './parseConfigPath';
import { createRelatedIdFinder } from './relatedIds';

/** What fixes are worked out from, made once for a report. */
export interface FixContext extends CheckedApp {
  nodes: ReadonlyMap<string, AppNode>;
  /** Ids of installed extensions that are near to what was written. */
  findId: CandidateFinder;
  /** Ids of the same name with another kind, or none. */
  findRelatedIds: (written: string) => string[];
  /** Ids that the configuration names already. */
  mentioned: ReadonlySet<string>;
  routeIds: RouteIds;
  /** The path of the value that a problem stands at, as far as it exists. */
  pathOf: (problem: Problem) => ConfigPath;
}

/** What a problem gains, or nothing. */
export type Fixer = (problem: Problem, context: FixContext) => Partial<Problem> | undefined;

/** Prepares what fixes need. */
export function createFixContext(checked: CheckedApp): FixContext {
  const { nodes } = checked.app.tree;
  const ids = [...nodes.keys()].filter((id) => id !== rootId);
  return {
    ...checked,
    nodes,
    findId: createCandidateFinder(ids),
    findRelatedIds: createRelatedIdFinder(ids),
    mentioned: new Set(listWrittenSettings(checked.config).map(({ id }) => id)),
    routeIds: collectRouteIds(checked.features).value,
    pathOf: ({ where }) => parseConfigPath(where?.path ?? '', checked.config.data),
  };
}
