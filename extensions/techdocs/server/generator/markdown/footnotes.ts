import footnote from 'markdown-it-footnote';
import type { MarkdownIt, Token } from 'markdown-it';

/** Adds footnotes, with the markup of Python-Markdown. */
export function addFootnotes(md: MarkdownIt): void {
  md.use(footnote);
  const { rules } = md.renderer;
  rules['footnote_ref'] = (tokens, index) => {
    const { name, number, refId } = readFootnote(tokens[index]);
    return `<sup id="fnref${refId}:${name}"><a class="footnote-ref" href="#fn:${name}">${number}</a></sup>`;
  };
  rules['footnote_block_open'] = () => '<div class="footnote">\n<hr>\n<ol>\n';
  rules['footnote_block_close'] = () => '</ol>\n</div>\n';
  rules['footnote_open'] = (tokens, index) => `<li id="fn:${readFootnote(tokens[index]).name}">\n`;
  rules['footnote_close'] = () => '</li>\n';
  rules['footnote_anchor'] = (tokens, index) => {
    const { name, number, refId } = readFootnote(tokens[index]);
    return `&nbsp;<a class="footnote-backref" href="#fnref${refId}:${name}" title="Jump back to footnote ${number} in the text">&#8617;</a>`;
  };

  function readFootnote(token: Token | undefined): {
    name: string;
    number: number;
    refId: string;
  } {
    const {
      id = 0,
      subId = 0,
      label,
    } = (token?.meta ?? {}) as { id?: number; subId?: number; label?: string };
    return {
      name: md.utils.escapeHtml(encodeURIComponent(label ?? `${id + 1}`)),
      number: id + 1,
      refId: subId > 0 ? `${subId + 1}` : '',
    };
  }
}
