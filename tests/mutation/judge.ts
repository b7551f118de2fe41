import type { Problem } from '#diagnostics';
import { applyFix } from '../../src/config/fix/applyFix';
import { checkConfigText, configFile } from '../checking/checkConfigText';
import type { Mutant } from './mutant';

/** How far the report of a broken configuration goes. */
export interface Judgement {
  mutant: Mutant;
  /** What the report says that it did not say of the good configuration. */
  found: readonly Problem[];
  isReported: boolean;
  /** A new problem stands on the line of the mistake. */
  isPlaced: boolean;
  /** The first fix that the report offers leads back to a configuration as good as before. */
  isMended: boolean;
  /** Why it is not mended. */
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
  // A circle of files can be told in any of them.
  const isPlaced = found.some(
    ({ where }) =>
      where &&
      ((where.file === configFile && lines.includes(where.line)) || Object.hasOwn(files, where.file)),
  );
  const judgement = { mutant, found, isReported: found.length > 0, isPlaced, isMended: false };
  const fix = found.find((problem) => problem.fix)?.fix;
  if (!fix) return { ...judgement, remaining: 'no fix' };
  const mended = applyFix(text, fix, configFile);
  if (mended === undefined) return { ...judgement, remaining: `the fix does not apply: ${fix.title}` };
  const left = await listNew(mended);
  if (left.length === 0) return { ...judgement, isMended: true };
  return { ...judgement, remaining: `after '${fix.title}': ${left[0]?.code} ${left[0]?.message}` };
}
