import MarkdownItClass, { type MarkdownIt } from 'markdown-it';
import abbreviations from 'markdown-it-abbr';
import definitionLists from 'markdown-it-deflist';
import { addAttributeLists } from './attributeLists';
import { addCode } from './code';
import { addContainerRenderers, addContainers } from './containers';
import { addFootnotes } from './footnotes';
import { addHeadings, type HeadingOptions } from './headings';
import { addIcons } from './icons';
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
  const md = new MarkdownItClass({
    html: true,
    linkify: true,
    maxNesting: MAX_NESTING,
  });
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
  addIcons(md);
  addSymbols(md);
  addCode(md, options);
  addTaskLists(md);
  addLinks(md);
  addAlignment(md);
  addHeadings(md, options.headings);
  return md;
}

/** Resolves the addresses of links and images. */
function addLinks(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'links', ({ tokens, env }) => {
    const { resolveLink, findImageSize } = env as PageContext;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const name = token.type === 'image' ? 'src' : 'href';
      if (token.type !== 'image' && token.type !== 'link_open') continue;
      const target = token.attrGet(name);
      if (target === null || target === undefined) continue;
      if (token.type === 'image') token.meta = { size: findImageSize(`${target}`) };
      token.attrSet(name, resolveLink(`${target}`));
    }
  });
  const { image } = md.renderer.rules;
  md.renderer.rules.image = (tokens, index, ...rest) => {
    const token = tokens[index];
    const { size } = (token?.meta ?? {}) as { size?: ReturnType<PageContext['findImageSize']> };
    const hasSize = token?.attrs?.some(([name]) => /^(?:width|height|style)$/.test(name));
    // So that readers can reserve the space of the image before it is loaded.
    if (token && size && !hasSize) {
      token.attrSet('width', `${size.width}`);
      token.attrSet('height', `${size.height}`);
    }
    return image?.(tokens, index, ...rest) ?? '';
  };
}

/** Aligns the cells of tables by an attribute. The security policy of portals does not allow styles in the page. */
function addAlignment(md: MarkdownIt): void {
  md.core.ruler.push('alignment', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const [, side] = /^text-align:(left|center|right)$/.exec(`${token.attrGet('style') ?? ''}`) ?? [];
      if (side !== undefined)
        token.attrs =
          token.attrs?.map(([name, value]) => (name === 'style' ? ['align', side] : [name, value])) ?? null;
    }
  });
}
