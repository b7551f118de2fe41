import { createRoot } from 'react-dom/client';
import { ReportOverlay } from './ReportOverlay';
import type { ShownReport } from './shownReport';

/** A report beside a running app. */
export interface MountedReport {
  /** Shows a report, or the next one; `undefined` says that all is in order again. */
  update(report: ShownReport | undefined): void;
  /** Opens the report, as its own button does. */
  open(): void;
  /** Takes it off the page without a word. */
  dispose(): void;
}

/**
 * Puts a place for a report on the page: a line above the app for what was so from the start, and a panel over it. It has
 * a React root of its own and uses nothing of the app, so that it stays whatever becomes of the app.
 */
export function mountReport(container: Element | null = document.getElementById('root')): MountedReport {
  const banner = document.createElement('div');
  // Without a box of its own, so that the line in it can stick to the top of the whole page.
  banner.className = 'report-place';
  const overlay = document.createElement('div');
  if (container) {
    container.before(banner);
    container.after(overlay);
  } else {
    document.body.prepend(banner);
    document.body.append(overlay);
  }
  const root = createRoot(overlay);
  let report: ShownReport | undefined;
  let openings = 0;
  const draw = () => root.render(<ReportOverlay report={report} openings={openings} banner={banner} />);
  return {
    update: (next) => {
      report = next;
      draw();
    },
    open: () => {
      openings += 1;
      draw();
    },
    dispose: () => {
      root.unmount();
      banner.remove();
      overlay.remove();
    },
  };
}
