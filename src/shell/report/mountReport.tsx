import { createRoot } from 'react-dom/client';
import { ReportOverlay } from './ReportOverlay';
import type { ShownReport } from './shownReport';

/** A mounted report. */
export interface MountedReport {
  /** Shows a report, or replaces the current one. `undefined` means that there are no problems. */
  update(report: ShownReport | undefined): void;
  /** Opens the report, like its own button. */
  open(): void;
  /** Removes the report from the page. */
  dispose(): void;
}

/**
 * Adds an element above the app for the banner and one for the panel. The report has its own React root and does not use the app,
 * so it works even if the app fails.
 */
export function mountReport(container: Element | null = document.getElementById('root')): MountedReport {
  const banner = document.createElement('div');
  // Has no box (`display: contents`), so that the banner can stick to the top of the page.
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
  const render = () => root.render(<ReportOverlay report={report} openings={openings} banner={banner} />);
  return {
    update: (next) => {
      report = next;
      render();
    },
    open: () => {
      openings += 1;
      render();
    },
    dispose: () => {
      root.unmount();
      banner.remove();
      overlay.remove();
    },
  };
}
