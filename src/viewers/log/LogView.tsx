import { lazyPart } from '#sdk';
import { SkeletonCard } from '#ui';

/** Props of {@link LogView}. */
export interface LogViewProps {
  /** The lines, which can contain ANSI colors and links. Pass a new array to add lines. */
  lines: readonly string[];
  /** What the log is about. The accessible name. */
  label: string;
  /** Whether lines can still be added. New lines are followed until the user scrolls up. */
  isLive?: boolean;
  /** The file name for downloads. @default 'log.txt' */
  fileName?: string;
  /** The height of the lines in px. @default 480 */
  height?: number;
  /** The text to search for, if it stays when another log is shown. Needs `onQuery`. */
  query?: string;
  onQuery?: (query: string) => void;
}

const defaultHeight = 480;

const LogStage = lazyPart(
  async () => (await import('./LogStage')).LogStage,
  ({ height = defaultHeight }: LogViewProps) => <SkeletonCard height={height} />,
);

/** Shows a log of any length, with follow, search, copy and download. */
export function LogView(props: LogViewProps) {
  const { height = defaultHeight } = props;
  return (
    <div style={{ minHeight: height }}>
      <LogStage {...props} />
    </div>
  );
}
