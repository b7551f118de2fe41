const maxLength = 2000;

const replacements: ReadonlyArray<readonly [RegExp, string]> = [
  // Comments, code fences, rules and link targets.
  [/<!--[^]*?-->|^ *(```|~~~).*$|^ *([-*_] *){3,}$|^ *\[[^\]]+\]: .*$/gm, ' '],
  // Images, then links.
  [/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])/g, ''],
  [/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/<(https?:[^>\s]+)>/g, '$1'],
  [/<\/?[a-z][^>]*>/gi, ' '],
  // Headings, quotes and lists.
  [/^\s*((#+|>|[-*+]|\d+[.)])\s+)+/gm, ''],
  // Emphasis, which can be nested once, and code.
  [/(?<![\w\\])(\*{1,3}|__?|~~|`+)(?=\S)([^]*?\S)\1(?!\w)/g, '$2'],
  [/(?<![\w\\])(\*{1,3}|__?|~~|`+)(?=\S)([^]*?\S)\1(?!\w)/g, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/\s+/g, ' '],
];

/** Returns the text of Markdown on one line, without images, for places such as table cells. Long text is cut. */
export function stripMarkdown(markdown: string): string {
  return replacements
    .reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      markdown.slice(0, maxLength),
    )
    .trim();
}
