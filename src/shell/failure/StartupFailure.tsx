import { printCountsInFiles, type Problem } from '#diagnostics';
import { failureText } from './text/failureText';
import { Announcer } from './problems/announce';
import { FailureCopyButton } from './problems/FailureCopyButton';
import { printFailureReport } from './problems/printFailureReport';
import { ProblemReport } from './problems/ProblemReport';
import { type InstalledPlugins, type PluginPackages, usePluginPackages } from './problems/usePluginPackages';
import { StartWithout } from './StartWithout';
import { useFailureStyles } from './styles/useFailureStyles';

/** Props of {@link StartupFailure}. */
export interface StartupFailureProps {
  problems: readonly Problem[];
  /** The plugins of the app, used to show their packages. */
  plugins?: InstalledPlugins | undefined;
  /** Starts the portal without the failed extensions. Absent if that is not possible. */
  onStartWithout?: (() => Promise<void>) | undefined;
  /** Why that start failed, if it was tried. */
  startError?: string | undefined;
}

/**
 * The page of an app that failed to start. Shows all problems, errors first. It does not use the theme, the router or any API of
 * the app, so it works whatever has failed.
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
          {problems.length > 0 && <p className="failure-summary">{printCountsInFiles(problems)}.</p>}
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
  const { problems, packages, onStartWithout, startError } = props;
  return (
    <>
      <div className="failure-actions">
        <button type="button" className="failure-button" data-primary="" onClick={() => location.reload()}>
          {failureText('startup.reload')}
        </button>
        {onStartWithout && <StartWithout onStart={onStartWithout} />}
        <FailureCopyButton
          label={failureText('report.copy')}
          text={() => printFailureReport(failureText('startup.title'), problems, packages)}
        />
      </div>
      {startError !== undefined && (
        <p className="failure-start-error" role="alert">
          {startError}
        </p>
      )}
    </>
  );
}
