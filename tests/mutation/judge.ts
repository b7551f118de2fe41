import type { Problem } from '#diagnostics';
import { applyFix } from '#config/node';
import { checkConfigText, configFile } from '../checking/checkConfigText';
import type { Mutant } from './mutant';

/** How well the report describes a mistake. */
export interface Judgement {
  mutant: Mutant;
  /** Problems that the valid configuration does not have. */
  found: readonly Problem[];
  isReported: boolean;
  /** Whether a new problem is on the line of the mistake. */
  isPlaced: boolean;
  /** Whether the first fix in the report removes all new problems. */
  isFixed: boolean;
  /** Why the mistake is not fixed. */
  remaining?: string;
}

const identify = ({ code, message }: Problem) => `${code} ${message}`;

/** Checks a broken configuration, applies the first fix, and checks again. */
export async function judge(mutant: Mutant, good: readonly Problem[]): Promise<Judgement> {
  const { files = {}, text, lines } = mutant;
  const known = new Set(good.map(identify));
  const listNew = async (content: string) =>
    (await checkConfigText(content, { files })).filter((problem) => !known.has(identify(problem)));
  const found = await listNew(text);
  // A cycle of files can be reported in any of them.
  const isPlaced = found.some(
    ({ where }) =>
      where &&
      ((where.file === configFile && lines.includes(where.line)) || Object.hasOwn(files, where.file)),
  );
  const judgement = { mutant, found, isReported: found.length > 0, isPlaced, isFixed: false };
  const fix = found.find((problem) => problem.fix)?.fix;
  if (!fix) return { ...judgement, remaining: 'no fix' };
  const fixed = applyFix(text, fix, configFile);
  if (fixed === undefined) return { ...judgement, remaining: `the fix does not apply: ${fix.title}` };
  const left = await listNew(fixed);
  if (left.length === 0) return { ...judgement, isFixed: true };
  return { ...judgement, remaining: `after '${fix.title}': ${left[0]?.code} ${left[0]?.message}` };
}
