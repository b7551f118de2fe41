import { lazy, Suspense } from 'react';
import { ProgressBar } from '../feedback/ProgressBar';

/** Props of {@link LogView}. */
export interface LogViewProps {
  /** One text for each line, with the colours and links of terminals. A new array when lines are added. */
  lines: readonly string[];
  /** What it is the log of; its accessible name. */
  label: string;
  /** Whether more lines come: new ones are followed until the reader scrolls up. */
  isLive?: boolean;
  /** What it is called when it is downloaded. @default 'log.txt' */
  fileName?: string;
  /** Of the lines, in px. @default 480 */
  height?: number;
}

const LogStage = lazy(async () => ({ default: (await import('./LogStage')).LogStage }));

/** A log of any length, to follow, search, copy and download. */
export function LogView(props: LogViewProps) {
  const { height = 480 } = props;
  return (
    <div style={{ minHeight: height }}>
      <Suspense fallback={<ProgressBar />}>
        <LogStage {...props} />
      </Suspense>
    </div>
  );
}
