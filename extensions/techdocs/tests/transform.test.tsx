import { afterEach, describe, expect, it } from 'vitest';
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
  const element = buildNode({
    tag: 'div',
    attributes: [],
    children: [{ tag, attributes: Object.entries(attributes), children: ['text'] }],
  }) as Element;
  transformNodes(element, context);
  document.body.append(element);
  return element.firstElementChild ?? element;
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

describe('drawings', () => {
  it('of the site are requested, and shown as data', async () => {
    const image = insert('img', { src: 'plan.svg', alt: 'Plan' });
    expect(image.hasAttribute('src')).toBe(false);
    expect(await listRequests()).toEqual([`${filesUrl}/plan.svg`]);
    expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/);
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
