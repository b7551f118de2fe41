import { memo } from 'react';
import type { CodeLine } from './codeTokens';
import { useIsNear } from './useIsNear';

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  lines: readonly CodeLine[];
  /** The number of its first line. */
  first: number;
  marked: ReadonlySet<number>;
  /** False draws it at once: there is no other block to wait for. */
  waits: boolean;
}

/**
 * Some lines of code. All of their text is always there, to be found, selected and read out; line by line and in colours only
 * where it is seen, because a hundred lines of pieces are a thousand elements.
 */
export const CodeBlock = memo(function CodeBlock({ lines, first, marked, waits }: CodeBlockProps) {
  const { element, isNear } = useIsNear<HTMLSpanElement>(waits);
  return (
    <span ref={element} data-block="">
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
