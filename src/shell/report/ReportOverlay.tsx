import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { failureText } from '../failure/failureText';
import { Announcer, useAnnounce } from '../failure/problems/announce';
import { useFailureStyles } from '../failure/useFailureStyles';
import { MendedNotice } from './MendedNotice';
import { ReportBanner } from './ReportBanner';
import { ReportChip } from './ReportChip';
import { ReportPanel } from './ReportPanel';
import { printReportTexts } from './reportTexts';
import type { ShownReport } from './shownReport';
import { isTyping } from './typing';
import { useReturnFocus } from './useReturnFocus';

/** Props of {@link ReportOverlay}. */
export interface ReportOverlayProps {
  report: ShownReport | undefined;
  /** How often the report was opened from elsewhere; each time more opens it. */
  openings: number;
  /** The element above the app. */
  banner: Element;
}

/** The report over a running portal: a panel that can be put aside, and a line or a chip that brings it back. */
export function ReportOverlay(props: ReportOverlayProps) {
  useFailureStyles();
  return (
    <Announcer>
      <ReportStates {...props} />
    </Announcer>
  );
}

function ReportStates({ report, openings, banner }: ReportOverlayProps) {
  const { isOpen, wasOpened, isMended, open, minimise, dismiss } = useReportState(report, openings);
  const handle = useReturnFocus(isOpen);
  if (!report) return isMended ? <MendedNotice onDismiss={dismiss} /> : null;
  const texts = printReportTexts(report);
  // What was so from the start stands above the page; what came while somebody worked is a chip beside it.
  const isStanding = report.lastGood !== undefined || report.without !== undefined;
  return (
    <>
      {isStanding &&
        createPortal(
          <ReportBanner
            ref={handle}
            text={texts.short}
            isOpen={isOpen}
            onToggle={isOpen ? minimise : open}
          />,
          banner,
        )}
      {isOpen && <ReportPanel report={report} texts={texts} takesFocus={wasOpened} onMinimise={minimise} />}
      {!isOpen && !isStanding && (
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

/** A change that is refused opens the report by itself, unless somebody is typing; what stands from the start does not. */
function useReportState(report: ShownReport | undefined, openings: number) {
  const announce = useAnnounce();
  const [state, setState] = useState({ isOpen: false, wasOpened: false, isMended: false });
  const [last, setLast] = useState({ report: undefined as ShownReport | undefined, openings: 0 });
  if (last.report !== report || last.openings !== openings) {
    const comes = report !== undefined && last.report === undefined;
    const goes = report === undefined && last.report !== undefined;
    const isStanding = report?.lastGood !== undefined || report?.without !== undefined;
    setLast({ report, openings });
    if (comes)
      setState({
        isOpen: !isStanding && hasErrors(report) && !isTyping(),
        wasOpened: false,
        isMended: false,
      });
    if (goes) setState({ isOpen: false, wasOpened: false, isMended: true });
    if (openings > last.openings && report) setState({ isOpen: true, wasOpened: true, isMended: false });
  }
  const message = report ? printReportTexts(report).short : '';
  const wasShown = useRef(false);
  useEffect(() => {
    if (message) announce(message);
    else if (wasShown.current) announce(failureText('overlay.mended'));
    wasShown.current ||= message !== '';
  }, [message, announce]);
  return {
    ...state,
    open: () => setState({ isOpen: true, wasOpened: true, isMended: false }),
    minimise: () => setState({ isOpen: false, wasOpened: false, isMended: false }),
    dismiss: () => setState({ isOpen: false, wasOpened: false, isMended: false }),
  };
}

const hasErrors = ({ problems }: ShownReport): boolean =>
  problems.some(({ severity }) => severity === 'error');
