function firstLetter(word: string): string {
  const letter = /\p{L}|\p{N}/u.exec(word)?.[0] ?? '';
  return letter.toLocaleUpperCase();
}

/** Returns one or two letters for a name or an entity ref: 'Ada Lovelace' → 'AL', 'user:default/guest' → 'G'. */
export function resolveInitials(name: string): string {
  const short = name.split('/').at(-1) ?? name;
  const words = short.split(/[\s._-]+/u).filter((word) => firstLetter(word) !== '');
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${firstLetter(first ?? '')}${firstLetter(last ?? '')}` || '?';
}
