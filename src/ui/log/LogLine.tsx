import { memo } from 'react';
import { cutPieces } from '../code/cutPieces';
import { SafeLink } from '../link/SafeLink';
import { useFormatNumber } from '../text/uiLanguage';
import { useViewerText } from '../text/useViewerText';
import { type LogPiece, parseAnsiLine } from './ansiLine';
import { clipLine } from './clipLine';
import { findRanges } from './findInLog';

/** Props of {@link LogLine}. */
export interface LogLineProps {
  line: string;
  number: number;
  /** What is searched for. */
  query: string;
  isCurrent: boolean;
}

/** One line of a log in the colours of terminals. */
export const LogLine = memo(function LogLine({ line, number, query, isCurrent }: LogLineProps) {
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  const shown = clipLine(line);
  const pieces = parseAnsiLine(shown);
  const ranges = findRanges(pieces.map(({ text }) => text).join(''), query);
  const clipped = line.length - shown.length;
  return (
    <div data-line={number} data-current={isCurrent ? '' : undefined}>
      {cutPieces(pieces, ranges).map((piece, index) => (
        <Piece key={index} piece={piece} isMatch={piece.isMarked} />
      ))}
      {clipped > 0 && <span data-note="">{t('log.clipped', { count: formatNumber(clipped) })}</span>}
      {'\n'}
    </div>
  );
});

function Piece({ piece, isMatch }: { piece: LogPiece; isMatch: boolean }) {
  const { text, color, background, href } = piece;
  const looks = [
    piece.isBold && 'bold',
    piece.isDim && 'dim',
    piece.isItalic && 'italic',
    piece.isUnderlined && 'underlined',
  ];
  const look = looks.filter(Boolean).join(' ');
  const content = isMatch ? <mark>{text}</mark> : text;
  return (
    <span data-color={color} data-background={background} data-look={look === '' ? undefined : look}>
      {href === undefined ? content : <SafeLink href={href}>{content}</SafeLink>}
    </span>
  );
}
