import { memo } from 'react';
import { splitAtRanges } from '../code/splitAtRanges';
import { SafeLink, useFormatNumber } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { type LogSegment, parseAnsiLine } from './ansiLine';
import { clipLine } from './clipLine';
import { findRanges } from './findInLog';

/** Props of {@link LogLine}. */
export interface LogLineProps {
  line: string;
  number: number;
  /** The search text. */
  query: string;
  isCurrent: boolean;
}

/** A line of a log with its ANSI colors. */
export const LogLine = memo(function LogLine({ line, number, query, isCurrent }: LogLineProps) {
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  const shown = clipLine(line);
  const segments = parseAnsiLine(shown);
  const ranges = findRanges(segments.map(({ text }) => text).join(''), query);
  const clipped = line.length - shown.length;
  return (
    <div data-line={number} data-current={isCurrent ? '' : undefined}>
      {splitAtRanges(segments, ranges).map((segment, index) => (
        <Segment key={index} segment={segment} isMatch={segment.isMarked} />
      ))}
      {clipped > 0 && <span data-note="">{t('log.clipped', { count: formatNumber(clipped) })}</span>}
      {'\n'}
    </div>
  );
});

function Segment({ segment, isMatch }: { segment: LogSegment; isMatch: boolean }) {
  const { text, color, background, href } = segment;
  const looks = [
    segment.isBold && 'bold',
    segment.isDim && 'dim',
    segment.isItalic && 'italic',
    segment.isUnderlined && 'underlined',
  ];
  const decorations = looks.filter(Boolean).join(' ');
  const content = isMatch ? <mark>{text}</mark> : text;
  return (
    <span
      data-color={color}
      data-background={background}
      data-look={decorations === '' ? undefined : decorations}
    >
      {href === undefined ? content : <SafeLink href={href}>{content}</SafeLink>}
    </span>
  );
}
