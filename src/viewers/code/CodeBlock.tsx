import { useIsNearViewport } from '#ui';
import { memo } from 'react';
import { codeLineHeight } from './codeStyles';
import type { CodeLine } from './highlight/codeTokens';

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  lines: readonly CodeLine[];
  /** The line number of the first line. */
  first: number;
  marked: ReadonlySet<number>;
  /** Whether the block waits for the viewport before it renders tokens. False if there is only one block. */
  isDeferred: boolean;
}

/**
 * A block of code lines. The text is always in the document, so that it can be found, selected and read by screen readers.
 * Separate, colored lines are rendered only near the viewport, because a hundred lines need about a thousand elements.
 */
export const CodeBlock = memo(function CodeBlock({ lines, first, marked, isDeferred }: CodeBlockProps) {
  const { element, isNear } = useIsNearViewport<HTMLSpanElement>(isDeferred);
  return (
    <span
      ref={element}
      data-block={isDeferred ? 'deferred' : ''}
      style={isDeferred ? { containIntrinsicHeight: `auto ${lines.length * codeLineHeight}px` } : undefined}
    >
      {isNear
        ? lines.map((line, index) => (
            <Line key={index} line={line} number={first + index} isMarked={marked.has(first + index)} />
          ))
        : lines.map((line) => `${textOf(line)}\n`).join('')}
    </span>
  );
});

function Line({ line, number, isMarked }: { line: CodeLine; number: number; isMarked: boolean }) {
  const parts = line.map(([text, kind], index) => (
    <span key={index} data-token={kind}>
      {text}
    </span>
  ));
  return (
    <span data-line={number} data-marked={isMarked ? '' : undefined}>
      {isMarked ? <mark>{parts}</mark> : parts}
      {'\n'}
    </span>
  );
}

function textOf(line: CodeLine): string {
  return line.map(([text]) => text).join('');
}
