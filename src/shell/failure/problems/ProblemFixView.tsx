import { useRef } from 'react';
import type { FixApplicability, ProblemFix } from '#diagnostics';
import { failureText } from '../text/failureText';
import { FailureCopyButton } from './FailureCopyButton';
import { type ChangedLine, findChange } from './findChange';
import { printFixedLines, parsePatch } from './parsePatch';
import { scrollRegion } from '#ui/headless';
import { useScrollToMatch } from './useScrollToMatch';

/** Shows the fix of a problem: its title, and the removed and added lines of YAML. */
export function ProblemFixView({
  fix: { title, applicability, patch },
  file,
}: {
  fix: ProblemFix;
  file: string;
}) {
  return (
    <div className="failure-fix">
      <div className="failure-fix-head">
        <p>
          <span className="failure-fix-label">{printFixLabel(applicability)}</span> {title}
        </p>
        {patch && (
          <FailureCopyButton
            isSmall
            label={failureText('problem.copyFix')}
            text={() => printFixedLines(patch)}
          />
        )}
      </div>
      {patch && <Patch patch={patch} label={failureText('problem.patch', { file })} />}
    </div>
  );
}

/** Prints whether a fix is certain or must be decided by a person. */
export function printFixLabel(applicability: FixApplicability): string {
  return failureText(applicability === 'safe' ? 'problem.fix' : 'problem.suggestion');
}

function Patch({ patch, label }: { patch: string; label: string }) {
  const box = useRef<HTMLPreElement>(null);
  const lines = parsePatch(patch);
  useScrollToMatch(box, '[data-sign="+"] mark');
  return (
    <pre ref={box} className="failure-source" {...scrollRegion(label, 'group')}>
      <code className="failure-patch">
        {lines.map(({ sign, text }, index) => (
          // The lines never change order, so the index is a stable key.
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
