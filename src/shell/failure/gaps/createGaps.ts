import type { Problem } from '#diagnostics';
import type { AppNode, AppTree, FillGap } from '#engine';
import { type MountedReport, mountReport } from '../../report';
import { chooseStartWithout } from './choice';
import { fillGap } from './fillGap';
import { findMissing } from './findMissing';

/** What a start of the portal without the failed extensions needs. */
export interface Gaps {
  /** Puts something in the place of what failed; see `prepareApp`. */
  readonly fill: FillGap;
  /** The id of an extension without which nothing can be shown, where that one failed. */
  findMissing(app: { tree: AppTree; element: unknown }): string | undefined;
  /** Tells on the page what it runs without, and takes that back when nothing is wrong any more. */
  announce(tree: AppTree, problems: readonly Problem[]): void;
}

/** Begins a start of the portal without the failed extensions. */
export function createGaps(container: Element): Gaps {
  const filled = new Set<AppNode>();
  let found: readonly Problem[] = [];
  let report: MountedReport | undefined;
  const help = {
    listProblems: (id: string) => found.filter(({ extensionId }) => extensionId === id),
    showReport: () => report?.open(),
  };
  return {
    fill: (gap) => {
      const values = fillGap(gap, help);
      if (values) filled.add(gap.node);
      return values;
    },
    findMissing,
    announce: (tree, problems) => {
      found = problems;
      if (problems.some(({ severity }) => severity === 'error')) {
        report ??= mountReport(container);
        report.update({ problems: [...problems], without: countLeftOut(tree, filled, problems) });
      } else {
        chooseStartWithout(false);
        report?.dispose();
        report = undefined;
      }
    },
  };
}

function countLeftOut(
  { nodes }: AppTree,
  filled: ReadonlySet<AppNode>,
  problems: readonly Problem[],
): number {
  const refused = new Set(
    problems
      .filter(({ code }) => code === 'EXTENSION_INPUT_DATA_MISSING')
      .map((problem) => problem.extensionId),
  );
  return [...nodes.values()].filter(
    (node) => node.absence === 'failed' || filled.has(node) || refused.has(node.spec.id),
  ).length;
}
