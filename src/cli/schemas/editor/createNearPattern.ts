/** A pattern that finds a word with one letter too many, too few, wrong, or swapped with the next. It finds the word itself, too. */
export function createNearPattern(word: string): string {
  const slips = Array.from(word, (letter, index) => {
    const before = word.slice(0, index);
    const after = word.slice(index + 1);
    return [
      `${before}.?${after}`,
      `${before}.${word.slice(index)}`,
      ...(after === '' ? [] : [before + after.slice(0, 1) + letter + after.slice(1)]),
    ];
  });
  return `^(${[...slips.flat(), `${word}.`].join('|')})$`;
}
