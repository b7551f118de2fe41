import { useRef } from 'react';
import { scrollRegion } from './scrollRegion';
import { useSeenStart } from './useSeenStart';

/** Lines of a source, each with its number before a bar; below what is meant stands a line of carets. */
const numbered = /^(\s*\d*\s*\|)(.*)$/;
const carets = /^\s*\^+\s*$/;

/** Props of {@link SourceLines}. */
export interface SourceLinesProps {
  label: string;
  text: string;
}

/** Shows lines of YAML. Long ones scroll inside their own box. */
export function SourceLines({ label, text }: SourceLinesProps) {
  const box = useRef<HTMLPreElement>(null);
  useSeenStart(box, '.failure-caret');
  return (
    <pre ref={box} className="failure-source" {...scrollRegion(label)}>
      <code>
        {text.split('\n').map((line, index) => (
          // Lines never move: the text is shown as a whole or not at all.
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
