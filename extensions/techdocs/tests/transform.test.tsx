import { afterEach, describe, expect, it } from 'vitest';
import type { HtmlElement, HtmlNode } from '../reader/parse/htmlTree';
import { buildNode } from '../reader/sanitize/buildNode';
import { resolveRules } from '../reader/sanitize/SanitizerRules';
import { isAllowedDeclaration } from '../reader/sanitize/sanitizeSheet';
import { inlineDrawings } from '../reader/transform/inlineDrawings';
import { type TransformContext, transformNodes } from '../reader/transform/transformNodes';

const filesUrl = 'https://portal.example/api/techdocs/static/docs/default/component/web';
const context: TransformContext = {
  address: {
    entity: { kind: 'component', namespace: 'default', name: 'web' },
    path: '',
    sitePath: '/docs/default/component/web',
    basePath: '',
    filesUrl,
  },
  rules: resolveRules(),
  embedded: false,
  inlineOrigins: ['https://portal.example'],
  drawings: new Map(),
};

afterEach(() => {
  document.body.replaceChildren();
  context.drawings.clear();
});

/** Transforms and inserts one element with these attributes. */
function insert(tag: string, attributes: Record<string, string>): Element {
  const element = insertAll([{ tag, attributes: Object.entries(attributes), children: ['text'] }]);
  return element.firstElementChild ?? element;
}

function insertAll(children: readonly HtmlNode[]): Element {
  const element = buildNode({ tag: 'div', attributes: [], children }) as Element;
  transformNodes(element, context);
  document.body.append(element);
  return element;
}

async function listRequests(): Promise<string[]> {
  const requests: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    requests.push(new Request(input).url);
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>');
  };
  await inlineDrawings(context.drawings, { fetch }, new AbortController().signal);
  return requests;
}

describe('links', () => {
  it.each([
    ['https://example.com/', '_blank'],
    ['plan.pdf', '_blank'],
    ['mailto:team@example.com', null],
    ['tel:+491234', null],
    ['guide/', null],
  ])('to %s open in another tab only if they lead to one', (href, target) => {
    expect(insert('a', { href, target: '_top' }).getAttribute('target')).toBe(target);
  });
});

describe('drawings', () => {
  it('of the site are requested, and shown as data', async () => {
    const image = insert('img', { src: 'plan.svg', alt: 'Plan' });
    expect(image.hasAttribute('src')).toBe(false);
    expect(await listRequests()).toEqual([`${filesUrl}/plan.svg`]);
    expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('that fail have their address as it is in the page as their text', async () => {
    const image = insert('img', { src: 'plan.svg', alt: 'Plan' });
    const fetch = async () => new Response(null, { status: 404 });
    await inlineDrawings(context.drawings, { fetch }, new AbortController().signal);
    expect(image.getAttribute('alt')).toBe('Error: plan.svg');
  });

  it('are the only requests, whatever attributes a page has', async () => {
    insert('img', { 'data-inline-src': '/api/catalog/entities', alt: '' });
    insert('img', { 'data-inline-src': 'https://evil.example/x', src: 'plan.png', alt: '' });
    expect(await listRequests()).toEqual([]);
  });
});

describe('a declaration of a stylesheet', () => {
  it.each([
    ['color', 'var(--accent)'],
    ['background-image', 'linear-gradient(red, blue)'],
    ['content', String.raw`"\201C url(x)"`],
    ['position', 'absolute'],
  ])('%s: %s stays', (name, value) => {
    expect(isAllowedDeclaration(name, value)).toBe(true);
  });

  it.each([
    ['background', 'url(https://evil.example/x) var(--empty,)'],
    ['background', '/* " */ url(https://evil.example/x) /* " */'],
    ['background', "/* ' */ url(https://evil.example/x) /* ' */"],
    ['content', String.raw`\75 rl(https://evil.example/x) var(--empty,)`],
    ['--image', 'image-set("https://evil.example/x" 1x)'],
    ['position', 'fixed'],
    ['position', 'var(--place)'],
    ['position', 'attr(data-place type(*))'],
    ['position', ''],
  ])('%s: %s is removed', (name, value) => {
    expect(isAllowedDeclaration(name, value)).toBe(false);
  });
});

it('leads from the areas of an image to pages, and from none to addresses that run code', () => {
  const area = insert('area', { href: 'guide/', shape: 'rect', coords: '0,0,9,9' });
  expect(area.getAttribute('href')).toBe('/docs/default/component/web/guide/');
  expect((area as HTMLElement).dataset['docsTo']).toBe('/docs/default/component/web/guide/');
  document.body.replaceChildren();
  insert('area', { href: 'javascript:canary()' });
  expect(document.querySelector('area')).toBeNull();
});

describe('what tools change later has its space before', () => {
  const element = (
    tag: string,
    attributes: Record<string, string>,
    ...children: HtmlNode[]
  ): HtmlElement => ({
    tag,
    attributes: Object.entries(attributes),
    children,
  });

  it('tables are in frames that scroll, but not those of code and those in tables', () => {
    const cell = element('td', {}, element('table', {}, 'Inner'));
    const root = insertAll([
      element('table', {}, element('tbody', {}, element('tr', {}, cell))),
      element('table', { class: 'highlighttable' }, 'Code'),
    ]);
    const frames = [...root.querySelectorAll('[data-docs-scroll]')];
    expect(frames.map(({ parentElement, textContent }) => [parentElement === root, textContent])).toEqual([
      [true, 'Inner'],
    ]);
  });

  it('the links of a page are in one box, and the one that edits it stays known in all languages', () => {
    const button = (rel: string) =>
      element('a', { class: 'md-content__button', href: 'https://example.com/edit', rel }, 'Bearbeiten');
    const root = insertAll([button('edit'), button(''), element('h1', {}, 'Title')]);
    expect(root.firstElementChild?.matches('[data-docs-actions]')).toBe(true);
    const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-docs-actions] > a')];
    expect(links.map(({ rel }) => rel)).toEqual(['edit noopener noreferrer', 'noopener noreferrer']);
  });
});
