import MarkdownIt from 'markdown-it';

const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: 60 });

// An alignment comes as a style, and styles of documents are not kept.
parser.core.ruler.push('trellis_alignment', ({ tokens }) => {
  for (const token of tokens) {
    const align = /^text-align:(left|right|center)$/.exec(`${token.attrGet('style') ?? ''}`)?.[1];
    if (align !== undefined) token.attrs = [['align', align]];
  }
});

/** Turns GitHub-flavoured Markdown into HTML that is not safe yet: what the author wrote in HTML stands in it as it is. */
export function parseMarkdown(source: string): string {
  return parser.render(source);
}
