import { createRoot } from 'react-dom/client';
import type { Finding } from '#engine';
import { printFindings } from '#engine/problems';
import { chooseStartWithout } from './gaps/choice';
import { failureText } from './text/failureText';
import type { InstalledPlugins } from './problems/usePluginPackages';
import { StartupFailure } from './StartupFailure';

/** Options of {@link showStartupFailure}. */
export interface StartupFailureOptions {
  problems: readonly Finding[];
  /** The plugins of the app, used to show their packages. */
  plugins?: InstalledPlugins | undefined;
  /** Starts the app in the same container without the failed extensions. Absent if that is not possible. */
  startWithout?: (() => Promise<void>) | undefined;
  /** The id of the extension that such a start requires, if it was tried and failed. */
  missing?: string | undefined;
}

/** Shows the startup-failure screen instead of the app. */
export function showStartupFailure(container: Element, options: StartupFailureOptions): void {
  const { startWithout, missing, ...shown } = options;
  const props = { ...shown, problems: printFindings(options.problems) };
  const root = createRoot(container);
  if (missing !== undefined) {
    chooseStartWithout(false);
    root.render(<StartupFailure {...props} startError={failureText('startup.missing', { id: missing })} />);
    return;
  }
  const onStartWithout = async () => {
    root.unmount();
    await startWithout?.().catch((thrown: unknown) => {
      chooseStartWithout(false);
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      const startError = failureText('startup.broke', { message });
      createRoot(container).render(<StartupFailure {...props} startError={startError} />);
    });
  };
  root.render(<StartupFailure {...props} {...(startWithout ? { onStartWithout } : {})} />);
}
