import { type CandidateFinder, type ConfigPath, createCandidateFinder, type Problem } from '#diagnostics';

import { collectRouteIds, type RouteIds } from '../../routes/routeIds';
import { rootId } from '../../specs/rootPlugin';
import type { AppNode } from '../../definitions/appTree';
import type { CheckedApp } from '../written/checkedApp';
import { listWrittenSettings } from '../written/writtenSettings';
import { findExistingPath } from './findExistingPath';
import { createRelatedIdFinder } from '../written/relatedIds';

/** The data that fixers use. Created once per report. */
export interface FixContext extends CheckedApp {
  nodes: ReadonlyMap<string, AppNode>;
  /** Returns ids of installed extensions that are similar to `written`. */
  findId: CandidateFinder;
  /** Returns ids with the same name but a different kind. */
  findRelatedIds: (written: string) => string[];
  /** Ids that the configuration mentions. */
  mentioned: ReadonlySet<string>;
  routeIds: RouteIds;
  /** Returns the path of the value at the place of a problem, or the part of it that exists. */
  pathOf: (problem: Problem) => ConfigPath;
}

/** Returns the fields to add to a problem, or `undefined`. */
export type Fixer = (problem: Problem, context: FixContext) => Partial<Problem> | undefined;

/** Creates the context of fixers. */
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
    pathOf: ({ where }) => findExistingPath(where?.path ?? '', checked.config.data),
  };
}
