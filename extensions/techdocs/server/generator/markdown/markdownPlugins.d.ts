// The plugins of markdown-it have no types.
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  export default function footnote(md: MarkdownIt): void;
}
declare module 'markdown-it-deflist' {
  import type { MarkdownIt } from 'markdown-it';
  export default function definitionLists(md: MarkdownIt): void;
}
declare module 'markdown-it-abbr' {
  import type { MarkdownIt } from 'markdown-it';
  export default function abbreviations(md: MarkdownIt): void;
}
declare module 'markdown-it-emoji' {
  import type { MarkdownIt } from 'markdown-it';
  export function full(md: MarkdownIt, options?: { shortcuts?: Record<string, string[]> }): void;
}
