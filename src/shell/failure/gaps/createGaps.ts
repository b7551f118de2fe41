import type { Problem } from '#diagnostics';
import type { AppTree, FillGap } from '#engine';
import type { InstalledPlugins } from '../problems/usePluginPackages';
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
  announce(tree: AppTree, problems: readonly Problem[], plugins: InstalledPlugins): void;
}

/** Begins a start of the portal without the failed extensions. */
export function createGaps(container: Element): Gaps {
  const filled = new Set<string>();
  let errors: readonly Problem[] = [];
  let report: MountedReport | undefined;
  const help = {
    listProblems: (id: string) => errors.filter(({ extensionId }) => extensionId === id),
    showReport: () => report?.open(),
  };
  return {
    fill: (gap) => {
      const values = fillGap(gap, help);
      if (values) filled.add(gap.node.spec.id);
      return values;
    },
    findMissing,
    announce: (tree, problems, plugins) => {
      errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        report ??= mountReport(container);
        const without = countLeftOut(tree, filled, errors);
        report.update({ problems: [...problems], without, plugins });
      } else {
        chooseStartWithout(false);
        report?.update(undefined);
      }
    },
  };
}

/** Besides what is absent, something may stand in for an extension, or it is there and its parent does not take it. */
function countLeftOut({ nodes }: AppTree, filled: ReadonlySet<string>, errors: readonly Problem[]): number {
  const inDoubt = new Set(
    errors
      .filter(
        ({ code, extensionId = '' }) => code === 'EXTENSION_INPUT_DATA_MISSING' || filled.has(extensionId),
      )
      .map(({ extensionId }) => extensionId),
  );
  return [...nodes.values()].filter(({ absence, spec }) => absence === 'failed' || inDoubt.has(spec.id))
    .length;
}
