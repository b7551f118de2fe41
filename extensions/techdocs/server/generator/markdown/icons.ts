import { createRequire } from 'node:module';
import type { MarkdownIt, Token } from 'markdown-it';

/** A set of icons as its package contains it. Sizes are in px; the size of an icon replaces that of its set. */
interface IconSet extends Partial<IconSize> {
  icons: Readonly<Record<string, { body: string } & Partial<IconSize>>>;
  /** Other names of icons. */
  aliases?: Readonly<Record<string, { parent: string }>>;
}

interface IconSize {
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);

/** The sets of Material for MkDocs, by the start of the names of their icons. Each is loaded when a page uses it: they are megabytes. */
const sets: Readonly<Record<string, () => unknown>> = {
  material: () => require('@iconify-json/mdi/icons.json'),
  octicons: () => require('@iconify-json/octicon/icons.json'),
  simple: () => require('@iconify-json/simple-icons/icons.json'),
  'fontawesome-brands': () => require('@iconify-json/fa6-brands/icons.json'),
  'fontawesome-regular': () => require('@iconify-json/fa6-regular/icons.json'),
  'fontawesome-solid': () => require('@iconify-json/fa6-solid/icons.json'),
};

const SIZE = 16;

const ICON = new RegExp(`^:(${Object.keys(sets).join('|')})-([a-z0-9][a-z0-9-]{0,98}):`);

/**
 * Adds icons such as `:material-check:` as drawings. An icon that is the only content of its link, cell or paragraph has its name as
 * its text for screen readers; others decorate a text. The name of an icon that does not exist is shown as words.
 */
export function addIcons(md: MarkdownIt): void {
  md.inline.ruler.before('emphasis', 'icons', (state, silent) => {
    const found =
      state.src[state.pos] === ':' ? ICON.exec(state.src.slice(state.pos, state.pos + 130)) : null;
    const [written, set, name] = found ?? [];
    if (written === undefined || set === undefined || name === undefined) return false;
    if (!silent) {
      const token = state.push('icon', 'span', 0);
      token.meta = { set, name };
      token.attrs = [['class', 'twemoji']];
    }
    state.pos += written.length;
    return true;
  });
  md.renderer.rules['icon'] = (tokens, index, _options, _env, self) => {
    const token = tokens[index];
    if (!token) return '';
    const { set, name } = token.meta as { set: string; name: string };
    const words = name.replaceAll('-', ' ');
    const drawing = findDrawing(set, name);
    if (drawing === undefined) return words;
    const role = isAlone(tokens, index) ? `role="img" aria-label="${words}"` : 'aria-hidden="true"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" ${role}>${drawing.body}</svg>`;
    return `<span${self.renderAttrs(token)}>${svg}</span>`;
  };
}

/** Returns an icon by its name or another name of it. */
function findDrawing(setName: string, name: string): ({ body: string } & IconSize) | undefined {
  const set = sets[setName]?.() as IconSet | undefined;
  if (!set) return undefined;
  const alias = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name]?.parent : undefined;
  const known = alias ?? name;
  const icon = Object.hasOwn(set.icons, known) ? set.icons[known] : undefined;
  return icon && { width: set.width ?? SIZE, height: set.height ?? SIZE, ...icon };
}

/** Whether there is no other text in the link around an icon, or without a link in its block. */
function isAlone(tokens: readonly Token[], index: number): boolean {
  const opened = tokens.findLastIndex(({ type }, at) => at < index && /^link_(?:open|close)$/.test(type));
  const start = tokens[opened]?.type === 'link_open' ? opened : -1;
  const end = tokens.findIndex(({ type }, at) => at > index && type === 'link_close');
  const around = start < 0 ? tokens : tokens.slice(start, end < 0 ? undefined : end);
  return around.every(
    (token) => token === tokens[index] || (token.type !== 'image' && token.content.trim() === ''),
  );
}
