/** The `base` of a value from before the account: the account's value takes precedence, and only lists are joined. */
export const BEFORE_ACCOUNT = 'before';

/**
 * Merges a local change with the value of the account, which both started from `base`. For lists of strings (such as
 * stars or dismissed banners), local additions and removals are applied to the account's list. Otherwise, the local
 * value wins. Values are JSON texts; `''` means no value.
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
