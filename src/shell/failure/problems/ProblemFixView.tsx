import type { ProblemFix } from '#diagnostics';
import { failureText } from '../failureText';
import { CopyButton } from './CopyButton';
import { printMended, readPatch } from './readPatch';
import { scrollRegion } from './scrollRegion';

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
  return (
    <pre className="failure-source" {...scrollRegion(label)}>
      <code className="failure-patch">
        {readPatch(patch).map(({ sign, text }, index) => (
          // Lines never move: the patch is shown as a whole or not at all.
          <span key={`${index} ${text}`} data-sign={sign.trim() || undefined}>
            {`${sign} ${text}\n`}
          </span>
        ))}
      </code>
    </pre>
  );
}
