import hljs from 'highlight.js/lib/common';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import groovy from 'highlight.js/lib/languages/groovy';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import protobuf from 'highlight.js/lib/languages/protobuf';
import scala from 'highlight.js/lib/languages/scala';
import type { MarkdownIt } from 'markdown-it';

for (const [name, grammar] of Object.entries({
  dockerfile,
  groovy,
  nginx,
  powershell,
  protobuf,
  scala,
}))
  hljs.registerLanguage(name, grammar);
hljs.registerAliases(['console', 'shell-session'], { languageName: 'shell' });
hljs.registerAliases(['promql', 'mermaid', 'text', 'txt'], {
  languageName: 'plaintext',
});

/** Longer code is not highlighted, because highlighting takes longer than everything else together. */
const MAX_HIGHLIGHTED = 100_000;

/** How a block of code is displayed. */
interface CodeOptions {
  language: string;
  title: string | undefined;
  /** The first line number. Without it, lines have no numbers. */
  firstNumber: number | undefined;
  /** Highlighted lines, counted from 1. */
  marked: ReadonlySet<number>;
}

/** Adds titles, line numbers and highlighted lines of fences, Mermaid diagrams, and the language of inline code. */
export function addCode(md: MarkdownIt, { hasNumbers }: { hasNumbers: boolean }): void {
  const { rules } = md.renderer;
  rules['fence'] = (tokens, index) => {
    const token = tokens[index];
    const options = parseFence(md.utils.unescapeAll(token?.info ?? ''), hasNumbers);
    const code = token?.content ?? '';
    if (options.language === 'mermaid')
      return `<pre class="mermaid"><code>${md.utils.escapeHtml(code)}</code></pre>\n`;
    return printCode(md, code, options);
  };
  rules['code_block'] = (tokens, index) => {
    const content = tokens[index]?.content ?? '';
    const [line, language] = /^(?::::|#!)([\w+-]+)[ \t]*\n/.exec(content) ?? [''];
    return printCode(md, content.slice(line.length), {
      language: language ?? '',
      title: undefined,
      firstNumber: undefined,
      marked: new Set(),
    });
  };
  rules['code_inline'] = (tokens, index, _options, _env, renderer) => {
    const token = tokens[index];
    if (!token) return '';
    const [prefix, language] = /^#!([\w+-]+) /.exec(token.content) ?? [''];
    if (language === undefined)
      return `<code${renderer.renderAttrs(token)}>${md.utils.escapeHtml(token.content)}</code>`;
    return `<code class="highlight">${highlight(md, token.content.slice(prefix.length), language)}</code>`;
  };
}

const OPTION = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/g;

function parseFence(info: string, hasNumbers: boolean): CodeOptions {
  const text = info.trim();
  const options = new Map(
    [...text.matchAll(OPTION)].map(([, key = '', ...values]) => [
      key,
      values.find((value) => value !== undefined),
    ]),
  );
  const bare = text.replaceAll(OPTION, ' ');
  // `{ .python }` and `python` name the same language.
  const [, braced] = /^\{\s*\.([\w+#-]+)/.exec(bare) ?? [];
  const [, plain] = /^([\w+#.-]+)/.exec(bare) ?? [];
  const first = Number.parseInt(options.get('linenums') ?? '', 10);
  return {
    language: (braced ?? plain ?? '').toLowerCase(),
    title: options.get('title'),
    firstNumber: Number.isNaN(first) ? (hasNumbers ? 1 : undefined) : Math.max(0, first),
    marked: parseLines(options.get('hl_lines') ?? ''),
  };
}

const MAX_MARKED = 10_000;

/** Parses `2 4-6`. */
function parseLines(written: string): Set<number> {
  const lines = new Set<number>();
  for (const [, from = '', to = from] of written.matchAll(/(\d+)(?:-(\d+))?/g)) {
    for (let line = Number(from); line <= Number(to) && lines.size < MAX_MARKED; line += 1) lines.add(line);
  }
  return lines;
}

function printCode(md: MarkdownIt, code: string, options: CodeOptions): string {
  const { language, title, firstNumber, marked } = options;
  const highlighted = highlight(md, code.replace(/\n$/, ''), language);
  const isPlain = marked.size === 0;
  const lines = isPlain ? [highlighted] : splitLines(highlighted);
  const body = isPlain
    ? `${highlighted}\n`
    : lines
        .map((line, at) => (marked.has(at + 1) ? `<span class="hll">${line}\n</span>` : `${line}\n`))
        .join('');
  const name = /^[\w+#-]+$/.test(language) ? ` language-${language.replace('#', 'sharp')}` : '';
  const filename = title === undefined ? '' : `<span class="filename">${md.utils.escapeHtml(title)}</span>`;
  const pre = `<pre><span></span><code>${body}</code></pre>`;
  if (firstNumber === undefined) return `<div class="highlight${name}">${filename}${pre}</div>\n`;
  const count = code.replace(/\n$/, '').split('\n').length;
  const numbers = Array.from({ length: count }, (_, at) => `<span class="normal">${firstNumber + at}</span>`);
  const head = filename === '' ? '' : `<tr><th colspan="2" class="filename">${filename}</th></tr>`;
  return `<div class="highlight${name}"><table class="highlighttable"><tbody>${head}<tr><td class="linenos"><div class="linenodiv"><pre><span></span>${numbers.join('\n')}</pre></div></td><td class="code"><div>${pre}</div></td></tr></tbody></table></div>\n`;
}

function highlight(md: MarkdownIt, code: string, language: string): string {
  if (code.length > MAX_HIGHLIGHTED || !hljs.getLanguage(language)) return md.utils.escapeHtml(code);
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

/** Splits highlighted code into lines, each with complete elements. */
function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const prefix = open.join('');
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag.startsWith('</')) open.pop();
      else open.push(tag);
    }
    return prefix + line + '</span>'.repeat(open.length);
  });
}
