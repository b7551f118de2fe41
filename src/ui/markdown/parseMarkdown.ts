import MarkdownIt from 'markdown-it';
import { filterMarkup } from './filterMarkup';

const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: 60 });

// An alignment comes as a style, and styles of documents are not kept.
parser.core.ruler.push('trellis_alignment', ({ tokens }) => {
  for (const token of tokens) {
    const align = /^text-align:(left|right|center)$/.exec(`${token.attrGet('style') ?? ''}`)?.[1];
    if (align !== undefined) token.attrs = [['align', align]];
  }
});

parser.renderer.rules['html_block'] = (tokens, index) => filterMarkup(tokens[index]?.content ?? '');
parser.renderer.rules['html_inline'] = (tokens, index) => filterMarkup(tokens[index]?.content ?? '');

/** Turns GitHub-flavoured Markdown into HTML. It is still to be sanitised: it is the work of a stranger. */
export function parseMarkdown(source: string): string {
  return parser.render(source);
}
