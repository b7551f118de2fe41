import type { Problem } from '#diagnostics';
import { failureText } from './failureText';
import { Announcer } from './problems/announce';
import { CopyButton } from './problems/CopyButton';
import { printSummary } from './problems/printCounts';
import { printFailureReport } from './problems/printFailureReport';
import { ProblemReport } from './problems/ProblemReport';
import { type InstalledPlugins, type PluginPackages, usePluginPackages } from './problems/usePluginPackages';
import { StartWithout } from './StartWithout';
import { useFailureStyles } from './useFailureStyles';

/** Props of {@link StartupFailure}. */
export interface StartupFailureProps {
  problems: readonly Problem[];
  /** The plugins of the app, which know their packages. */
  plugins?: InstalledPlugins | undefined;
  /** Starts the portal without what failed; absent where nothing could be started. */
  onStartWithout?: (() => Promise<void>) | undefined;
  /** Why that did not work, when it was tried. */
  refusal?: string | undefined;
}

/**
 * The page of an app that could not start: every problem at once, the errors first. It uses nothing of the app, neither a
 * theme nor a router nor an API, so that it draws whatever failed.
 */
export function StartupFailure(props: StartupFailureProps) {
  const { problems, plugins } = props;
  useFailureStyles();
  const packages = usePluginPackages(plugins);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    <main className="failure">
      <title>{failureText('startup.title')}</title>
      <Announcer>
        <header className="failure-head">
          <p className="failure-product">{failureText('product')}</p>
          <h1>{failureText('startup.title')}</h1>
          {problems.length > 0 && <p className="failure-summary">{printSummary(problems)}</p>}
          <p className="failure-lead">
            {errors.length > 0
              ? failureText('startup.lead', { count: errors.length })
              : failureText('startup.leadRoot')}
          </p>
          <FailureActions {...props} packages={packages} />
        </header>
        <ProblemReport problems={problems} packages={packages} level={2} />
      </Announcer>
    </main>
  );
}

function FailureActions(props: StartupFailureProps & { packages: PluginPackages }) {
  const { problems, packages, onStartWithout, refusal } = props;
  return (
    <>
      <div className="failure-actions">
        <button type="button" className="failure-button" data-primary="" onClick={() => location.reload()}>
          {failureText('startup.reload')}
        </button>
        {onStartWithout && <StartWithout onStart={onStartWithout} />}
        <CopyButton
          label={failureText('report.copy')}
          text={() => printFailureReport(failureText('startup.title'), problems, packages)}
        />
      </div>
      {refusal !== undefined && (
        <p className="failure-refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
