import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { failureText } from '../failure/text/failureText';
import { Announcer, useAnnounce } from '../failure/problems/announce';
import { useFailureStyles } from '../failure/styles/useFailureStyles';
import { FixedNotice } from './FixedNotice';
import { ReportBanner } from './ReportBanner';
import { ReportChip } from './ReportChip';
import { ReportPanel } from './ReportPanel';
import { resolveReportTexts } from './reportTexts';
import type { ShownReport } from './shownReport';
import { isTyping } from './typing';
import { useReturnFocus } from './useReturnFocus';

/** Props of {@link ReportOverlay}. */
export interface ReportOverlayProps {
  report: ShownReport | undefined;
  /** How often the report was opened from outside. Each increment opens it. */
  openings: number;
  /** The element above the app. */
  banner: Element;
}

/** The report over a running portal: a panel that can be minimized, and a banner or a chip that opens it. */
export function ReportOverlay(props: ReportOverlayProps) {
  useFailureStyles();
  return (
    <Announcer>
      <ReportStates {...props} />
    </Announcer>
  );
}

function ReportStates({ report, openings, banner }: ReportOverlayProps) {
  const { isOpen, wasOpened, isFixed, open, minimize, dismiss } = useReportState(report, openings);
  const handle = useReturnFocus(isOpen);
  if (!report) return isFixed ? <FixedNotice onDismiss={dismiss} /> : null;
  const texts = resolveReportTexts(report);
  // A state since the start is shown as a banner above the page. A later change is shown as a chip.
  const hasBanner = report.lastGood !== undefined || report.without !== undefined;
  return (
    <>
      {hasBanner &&
        createPortal(
          <ReportBanner
            ref={handle}
            text={texts.short}
            isOpen={isOpen}
            onToggle={isOpen ? minimize : open}
          />,
          banner,
        )}
      {isOpen && <ReportPanel report={report} texts={texts} takesFocus={wasOpened} onMinimize={minimize} />}
      {!isOpen && !hasBanner && (
        <ReportChip
          ref={handle}
          text={texts.short}
          sign={hasErrors(report) ? 'error' : 'warning'}
          onOpen={open}
        />
      )}
    </>
  );
}

/** A rejected change opens the report automatically, unless the user is typing. A state since the start does not. */
function useReportState(report: ShownReport | undefined, openings: number) {
  const announce = useAnnounce();
  const [state, setState] = useState({ isOpen: false, wasOpened: false, isFixed: false });
  const [last, setLast] = useState({ report: undefined as ShownReport | undefined, openings: 0 });
  if (last.report !== report || last.openings !== openings) {
    const appears = report !== undefined && last.report === undefined;
    const disappears = report === undefined && last.report !== undefined;
    const hasBanner = report?.lastGood !== undefined || report?.without !== undefined;
    setLast({ report, openings });
    if (appears)
      setState({
        isOpen: !hasBanner && hasErrors(report) && !isTyping(),
        wasOpened: false,
        isFixed: false,
      });
    if (disappears) setState({ isOpen: false, wasOpened: false, isFixed: true });
    if (openings > last.openings && report) setState({ isOpen: true, wasOpened: true, isFixed: false });
  }
  const message = report ? resolveReportTexts(report).short : '';
  const wasShown = useRef(false);
  useEffect(() => {
    if (message) announce(message);
    else if (wasShown.current) announce(failureText('overlay.fixed'));
    wasShown.current ||= message !== '';
  }, [message, announce]);
  return {
    ...state,
    open: () => setState({ isOpen: true, wasOpened: true, isFixed: false }),
    minimize: () => setState({ isOpen: false, wasOpened: false, isFixed: false }),
    dismiss: () => setState({ isOpen: false, wasOpened: false, isFixed: false }),
  };
}

const hasErrors = ({ problems }: ShownReport): boolean =>
  problems.some(({ severity }) => severity === 'error');
