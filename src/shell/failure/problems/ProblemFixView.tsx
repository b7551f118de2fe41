import type { ProblemFix } from '#diagnostics';
import { failureText } from '../failureText';
import { CopyButton } from './CopyButton';
import { SourceLines } from './SourceLines';

/** Shows how a problem is mended: what the change does, and the lines of YAML as they then read. */
export function ProblemFixView({ fix: { title, patch }, file }: { fix: ProblemFix; file: string }) {
  return (
    <div className="failure-fix">
      <div className="failure-fix-head">
        <p>
          <span className="failure-fix-label">{failureText('problem.fix')}</span> {title}
        </p>
        {patch && <CopyButton isSmall label={failureText('problem.copyFix')} text={() => patch} />}
      </div>
      {patch && <SourceLines label={failureText('problem.patch', { file })} text={patch} />}
    </div>
  );
}
