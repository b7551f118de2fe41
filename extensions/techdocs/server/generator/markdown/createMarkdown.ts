import MarkdownItClass, { type MarkdownIt } from 'markdown-it';
import abbreviations from 'markdown-it-abbr';
import definitionLists from 'markdown-it-deflist';
import { addAttributeLists } from './attributeLists';
import { addCode } from './code';
import { addContainerRenderers, addContainers } from './containers';
import { addFootnotes } from './footnotes';
import { addHeadings, type HeadingOptions } from './headings';
import { addInlineMarks } from './inlineMarks';
import { addMarkdownInHtml } from './markdownInHtml';
import { addMath } from './math';
import type { PageContext } from './pageContext';
import { addSymbols } from './symbols';
import { addTaskLists } from './taskLists';

/** Options of the Markdown of a site, from its `mkdocs.yml`. */
export interface MarkdownOptions {
  headings: HeadingOptions;
  /** Whether code has line numbers by default. */
  hasNumbers: boolean;
  hasMath: boolean;
}

const MAX_NESTING = 60;

/**
 * Creates a parser for the Markdown of MkDocs with the extensions that documentation in Backstage can always use. The HTML has the
 * class names of Material for MkDocs. HTML in the source is kept: readers sanitize the result.
 */
export function createMarkdown(options: MarkdownOptions): MarkdownIt {
  const md = new MarkdownItClass({ html: true, linkify: true, maxNesting: MAX_NESTING });
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  if (options.hasMath) addMath(md);
  addContainers(md);
  addContainerRenderers(md);
  addMarkdownInHtml(md);
  addAttributeLists(md);
  addFootnotes(md);
  md.use(definitionLists);
  md.use(abbreviations);
  addInlineMarks(md);
  addSymbols(md);
  addCode(md, options);
  addTaskLists(md);
  addLinks(md);
  addHeadings(md, options.headings);
  return md;
}

/** Resolves the addresses of links and images. */
function addLinks(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'links', ({ tokens, env }) => {
    const { resolveLink } = env as PageContext;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const name = token.type === 'image' ? 'src' : 'href';
      if (token.type !== 'image' && token.type !== 'link_open') continue;
      const target = token.attrGet(name);
      if (target !== null && target !== undefined) token.attrSet(name, resolveLink(`${target}`));
    }
  });
}
