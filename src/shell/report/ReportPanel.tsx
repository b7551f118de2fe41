import { useEffect, useId, useRef } from 'react';
import { failureText } from '../failure/text/failureText';
import { FailureCopyButton } from '../failure/problems/FailureCopyButton';
import { FailureIcon } from '../failure/problems/FailureIcon';
import { printFailureReport } from '../failure/problems/printFailureReport';
import { ProblemReport } from '../failure/problems/ProblemReport';
import { usePluginPackages } from '../failure/problems/usePluginPackages';
import type { ReportTexts } from './reportTexts';
import type { ShownReport } from './shownReport';
import { useEscape } from './useEscape';
import { useYieldToTyping } from './useYieldToTyping';

/** Props of {@link ReportPanel}. */
export interface ReportPanelProps {
  report: ShownReport;
  texts: ReportTexts;
  /** Whether the panel takes the focus. True only if the user opened it. */
  takesFocus: boolean;
  onMinimize: () => void;
}

/** The report in a panel at the side. The portal stays usable. */
export function ReportPanel({ report, texts, takesFocus, onMinimize }: ReportPanelProps) {
  const id = useId();
  const packages = usePluginPackages(report.plugins);
  const hasProblems = report.problems.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(panel, onMinimize);
  useYieldToTyping(panel, onMinimize);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="report-panel" role="dialog" aria-labelledby={id} ref={panel}>
      <header className="report-head">
        <h2 id={id} tabIndex={-1} ref={heading}>
          {texts.title}
        </h2>
        <button
          type="button"
          className="report-icon-button"
          aria-label={failureText('overlay.minimize')}
          title={failureText('overlay.minimize')}
          onClick={onMinimize}
        >
          <FailureIcon sign="minimize" />
        </button>
      </header>
      <div className="report-body">
        <p className="failure-lead">{texts.lead}</p>
        <div className="failure-actions">
          {report.without !== undefined && (
            <button type="button" className="failure-button" onClick={() => location.reload()}>
              {failureText('startup.reload')}
            </button>
          )}
          {hasProblems && (
            <FailureCopyButton
              label={failureText('report.copy')}
              text={() => printFailureReport(texts.title, report.problems, packages)}
            />
          )}
        </div>
        {hasProblems && <ProblemReport problems={report.problems} packages={packages} level={3} />}
      </div>
    </div>
  );
}
