import { createRoot } from 'react-dom/client';
import { CrashPage } from './CrashPage';

/** Shows the crash page if the app threw before it rendered anything. */
export function showCrash(container: Element, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  console.error(error);
  createRoot(container).render(<CrashPage error={error} />);
}
