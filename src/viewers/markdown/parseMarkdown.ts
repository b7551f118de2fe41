import MarkdownIt from 'markdown-it';
import { filterMarkup } from './filterMarkup';

const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: 60 });

// The parser sets alignment as a style, and styles are removed from documents.
parser.core.ruler.push('trellis_alignment', ({ tokens }) => {
  for (const token of tokens) {
    const align = /^text-align:(left|right|center)$/.exec(`${token.attrGet('style') ?? ''}`)?.[1];
    if (align !== undefined) token.attrs = [['align', align]];
  }
});

parser.renderer.rules['html_block'] = (tokens, index) => filterMarkup(tokens[index]?.content ?? '');
parser.renderer.rules['html_inline'] = (tokens, index) => filterMarkup(tokens[index]?.content ?? '');

/** Converts GitHub Flavored Markdown to HTML. The HTML is not sanitized. */
export function parseMarkdown(source: string): string {
  return parser.render(source);
}
