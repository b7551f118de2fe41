/** Creates a pattern that matches a word and its variants with one letter added, missing, wrong, or swapped with the next. */
export function createNearPattern(word: string): string {
  const typos = Array.from(word, (letter, index) => {
    const before = word.slice(0, index);
    const after = word.slice(index + 1);
    return [
      `${before}.?${after}`,
      `${before}.${word.slice(index)}`,
      ...(after === '' ? [] : [before + after.slice(0, 1) + letter + after.slice(1)]),
    ];
  });
  return `^(${[...typos.flat(), `${word}.`].join('|')})$`;
}
