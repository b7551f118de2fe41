import type { Problem } from '#diagnostics';
import type { AppTree, FillGap, Finding } from '#engine';
import { printFindings } from '#engine/problems';
import type { InstalledPlugins } from '../problems/usePluginPackages';
import { type MountedReport, mountReport } from '../../report';
import { chooseStartWithout } from './choice';
import { fillGap } from './fillGap';
import { findMissing } from './findMissing';

/** Support for starting the portal without the failed extensions. */
export interface Gaps {
  /** Replaces a failed extension. See `prepareApp`. */
  readonly fill: FillGap;
  /** Returns the id of a failed extension without which nothing can be shown. */
  findMissing(app: { tree: AppTree; element: unknown }): string | undefined;
  /** Shows a report of the errors on the page, and removes it when there are none. */
  announce(tree: AppTree, problems: readonly Finding[], plugins: InstalledPlugins): void;
}

/** Prepares a start of the portal without the failed extensions. */
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
    announce: (tree, findings, plugins) => {
      const problems = printFindings(findings);
      errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        report ??= mountReport(container);
        const without = countFailed(tree, filled, errors);
        report.update({ problems, without, plugins });
      } else {
        chooseStartWithout(false);
        report?.update(undefined);
      }
    },
  };
}

/** Counts absent and replaced extensions, and those that exist but that their parent rejects. */
function countFailed({ nodes }: AppTree, filled: ReadonlySet<string>, errors: readonly Problem[]): number {
  const questionable = new Set(
    errors
      .filter(
        ({ code, extensionId = '' }) => code === 'EXTENSION_INPUT_DATA_MISSING' || filled.has(extensionId),
      )
      .map(({ extensionId }) => extensionId),
  );
  return [...nodes.values()].filter(({ absence, spec }) => absence === 'failed' || questionable.has(spec.id))
    .length;
}
