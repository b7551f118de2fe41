import { createRoot } from 'react-dom/client';
import type { Problem } from '#diagnostics';
import { StartupFailure } from './StartupFailure';

/** Shows the startup-failure screen in place of the app. */
export function showStartupFailure(container: Element, problems: readonly Problem[]): void {
  createRoot(container).render(<StartupFailure problems={problems} />);
}
