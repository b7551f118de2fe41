import { createRoot } from 'react-dom/client';
import { CrashPage } from './CrashPage';

/** Shows the crash page in place of an app that threw before it drew anything. */
export function showCrash(container: Element, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  console.error(error);
  createRoot(container).render(<CrashPage error={error} />);
}
