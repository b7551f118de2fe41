/** Typos in more characters are not found, unless they are the same. */
const PREFIX = 7;

/**
 * Returns numbers that stand for the start of a word with up to two characters deleted. Two words that differ by up to two
 * typos at their start have a number in common. The reverse is likely but not certain.
 */
export function listDeletions(word: string): number[] {
  const start = Array.from(word).slice(0, PREFIX);
  const forms = new Set([start.join('')]);
  for (let first = 0; first < start.length; first += 1) {
    const once = start.toSpliced(first, 1);
    forms.add(once.join(''));
    for (let second = first; second < once.length; second += 1) forms.add(once.toSpliced(second, 1).join(''));
  }
  return [...new Set([...forms].filter((form) => form.length > 1).map(hashForm))];
}

function hashForm(form: string): number {
  let hash = 0;
  for (let at = 0; at < form.length; at += 1) hash = (Math.imul(hash, 65_599) + form.charCodeAt(at)) | 0;
  return hash;
}
