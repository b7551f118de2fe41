import { useRef } from 'react';
import { scrollRegion } from '#ui/headless';
import { useScrollToMatch } from './useScrollToMatch';

/** A line of an excerpt: a number and a bar. The line below the highlighted one contains carets. */
const numbered = /^(\s*\d*\s*\|)(.*)$/;
const carets = /^\s*\^+\s*$/;

/** Props of {@link SourceLines}. */
export interface SourceLinesProps {
  label: string;
  text: string;
}

/** Shows lines of YAML. Long lines scroll horizontally. */
export function SourceLines({ label, text }: SourceLinesProps) {
  const box = useRef<HTMLPreElement>(null);
  useScrollToMatch(box, '.failure-caret');
  return (
    <pre ref={box} className="failure-source" {...scrollRegion(label, 'group')}>
      <code>
        {text.split('\n').map((line, index) => (
          // The lines never change order, so the index is a stable key.
          <SourceLine key={`${index} ${line}`} line={line} />
        ))}
      </code>
    </pre>
  );
}

function SourceLine({ line }: { line: string }) {
  const [, number, rest] = numbered.exec(line) ?? [];
  if (number === undefined || rest === undefined) return <>{`${line}\n`}</>;
  return (
    <>
      <span className="failure-line-number">{number}</span>
      {carets.test(rest) ? <CaretLine line={rest} /> : rest}
      {'\n'}
    </>
  );
}

function CaretLine({ line }: { line: string }) {
  const start = line.indexOf('^');
  return (
    <>
      {line.slice(0, start)}
      <span className="failure-caret">{line.slice(start)}</span>
    </>
  );
}
