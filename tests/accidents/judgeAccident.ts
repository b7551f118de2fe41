import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { Problem } from '#diagnostics';
import { fixTexts } from '#cli/testing';
import { applyFix } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import type { Accident } from './accident';

/** What the check reports about an accident, and what `--fix` does to it. */
export interface Verdict {
  accident: Accident;
  isNamed: boolean;
  isPlaced: boolean;
  outcome: 'fixed' | 'suggested' | 'wrongly suggested' | 'left' | 'destroyed';
  /** The titles of the applied fixes, or of the suggestions. */
  titles: readonly string[];
}

const folder = '/trellis-test';
const name = 'app-config.yaml';

const identify = ({ code, message }: Problem) => `${code} ${message}`;

/** Applies what `--fix` applies to a text, in memory. */
export async function fixText(text: string) {
  const files = new Map([[`${folder}/${name}`, text]]);
  const result = await fixTexts({
    settings: bundledSettings,
    args: ['--config', name],
    env: {},
    cwd: folder,
    files,
  });
  return { ...result, text: result.files.get(name) ?? text };
}

/** Judges one accident by the configuration that the author had before it. */
export async function judgeAccident(
  accident: Accident,
  check: (text: string) => Promise<readonly Problem[]>,
  known: ReadonlySet<string>,
): Promise<Verdict> {
  const { text, original, lines } = accident;
  const isNew = (problem: Problem) => !known.has(identify(problem));
  const found = (await check(text)).filter(isNew);
  const verdict = {
    accident,
    isNamed: found.length > 0,
    isPlaced: found.some(({ where }) => where && lines.includes(where.line)),
  };
  const result = await fixText(text);
  const titles = result.fixed.map(({ title }) => title);
  const wanted = read(original);
  if (result.text !== text) {
    if (isDeepStrictEqual(read(result.text), wanted)) return { ...verdict, outcome: 'fixed', titles };
    const left = result.loaded.problems.filter(isNew);
    // Brackets and quotes around the only possible value can go, even if the author had another value before the mistake.
    const isUnwrapped = !accident.canBeFixed && removeWrapping(text) === removeWrapping(result.text);
    const isSilent = left.length === 0 && !isUnwrapped;
    if (isSilent || losesMore(text, result.text, wanted)) return { ...verdict, outcome: 'destroyed', titles };
  }
  const suggestions = result.loaded.problems.filter(isNew).flatMap(({ fix }) => fix ?? []);
  const isMeant = suggestions.some((fix) => {
    const changed = applyFix(result.text, fix, name);
    return changed !== undefined && isDeepStrictEqual(read(changed), wanted);
  });
  const outcome = isMeant ? 'suggested' : suggestions.length > 0 ? 'wrongly suggested' : 'left';
  return { ...verdict, outcome, titles: suggestions.map(({ title }) => title) };
}

export { identify };

function read(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  return document.errors.length > 0 ? undefined : document.toJS();
}

function removeWrapping(text: string): string {
  return text.replaceAll(/['"[\]]/g, '');
}

/** Whether a fix loses a value of the original that the accident left in the text. */
function losesMore(broken: string, fixed: string, wanted: unknown): boolean {
  const result = countWords(fixed);
  const before = countWords(broken);
  const needed = countWords(JSON.stringify(wanted));
  return [...needed].some(
    ([word, count]) => (result.get(word) ?? 0) < Math.min(count, before.get(word) ?? 0),
  );
}

/** Counts the words in a text without its comments. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.replaceAll(/^\s*#.*$/gm, '').matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
