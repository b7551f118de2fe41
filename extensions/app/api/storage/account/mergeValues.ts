/** Stands for `base` where a value comes from a time before the account: the account's own stays, and only lists are joined. */
export const BEFORE_ACCOUNT = 'before';

/**
 * Joins a value that was changed here with the one that the account has meanwhile, both from the same `base`. Of lists of texts,
 * as stars and dismissed banners are, what was added and taken out here is added and taken out there. Of everything else, the
 * later one stays, and that is ours. Texts are JSON; `''` stands for none.
 */
export function mergeValues(base: string, ours: string, theirs: string): string {
  if (theirs === base || theirs === ours) return ours;
  const isOld = base === BEFORE_ACCOUNT;
  const before = isOld ? [] : parseList(base);
  const here = parseList(ours);
  const there = parseList(theirs);
  if (isOld && theirs !== '' && (here === undefined || there === undefined)) return theirs;
  if (before === undefined || here === undefined || there === undefined) return ours;
  const merged = [
    ...there.filter((item) => here.includes(item) || !before.includes(item)),
    ...here.filter((item) => !before.includes(item) && !there.includes(item)),
  ];
  return JSON.stringify(merged);
}

function parseList(text: string): string[] | undefined {
  if (text === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}
