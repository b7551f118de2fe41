import { useRef } from 'react';
import type { ProblemFix } from '#diagnostics';
import { failureText } from '../failureText';
import { CopyButton } from './CopyButton';
import { type ChangedLine, findChange } from './findChange';
import { printMended, readPatch } from './readPatch';
import { scrollRegion } from './scrollRegion';
import { useSeenStart } from './useSeenStart';

/** Shows how a problem is mended: what the change does, and the lines of YAML that go and come. */
export function ProblemFixView({ fix: { title, patch }, file }: { fix: ProblemFix; file: string }) {
  return (
    <div className="failure-fix">
      <div className="failure-fix-head">
        <p>
          <span className="failure-fix-label">{failureText('problem.fix')}</span> {title}
        </p>
        {patch && (
          <CopyButton isSmall label={failureText('problem.copyFix')} text={() => printMended(patch)} />
        )}
      </div>
      {patch && <Patch patch={patch} label={failureText('problem.patch', { file })} />}
    </div>
  );
}

function Patch({ patch, label }: { patch: string; label: string }) {
  const box = useRef<HTMLPreElement>(null);
  const lines = readPatch(patch);
  useSeenStart(box, '[data-sign="+"] mark');
  return (
    <pre ref={box} className="failure-source" {...scrollRegion(label)}>
      <code className="failure-patch">
        {lines.map(({ sign, text }, index) => (
          // Lines never move: the patch is shown as a whole or not at all.
          <span key={`${index} ${text}`} data-sign={sign.trim() || undefined}>
            {`${sign} `}
            <PatchText text={text} change={findChange(lines, index)} />
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

function PatchText({ text, change }: { text: string; change: ChangedLine | undefined }) {
  if (!change?.changed) return <>{text}</>;
  return (
    <>
      {change.before}
      <mark>{change.changed}</mark>
      {change.after}
    </>
  );
}
