import { createRoot } from 'react-dom/client';
import type { Problem } from '#diagnostics';
import { chooseStartWithout } from './gaps/choice';
import { failureText } from './failureText';
import type { InstalledPlugins } from './problems/usePluginPackages';
import { StartupFailure } from './StartupFailure';

/** What the screen shows, and how the app is started without what failed. */
export interface StartupFailureOptions {
  problems: readonly Problem[];
  /** The plugins of the app, which know their packages. */
  plugins?: InstalledPlugins | undefined;
  /** Starts the app in the same place without what failed; absent where nothing could be started. */
  startWithout?: (() => Promise<void>) | undefined;
  /** The id of what such a start could not do without, when that was tried. */
  missing?: string | undefined;
}

/** Shows the startup-failure screen in place of the app. */
export function showStartupFailure(container: Element, options: StartupFailureOptions): void {
  const { startWithout, missing, ...props } = options;
  const root = createRoot(container);
  if (missing !== undefined) {
    chooseStartWithout(false);
    root.render(<StartupFailure {...props} refusal={failureText('startup.missing', { id: missing })} />);
    return;
  }
  const onStartWithout = async () => {
    root.unmount();
    await startWithout?.().catch((thrown: unknown) => {
      chooseStartWithout(false);
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      const refusal = failureText('startup.broke', { message });
      createRoot(container).render(<StartupFailure {...props} refusal={refusal} />);
    });
  };
  root.render(<StartupFailure {...props} {...(startWithout ? { onStartWithout } : {})} />);
}
