import { expect, it } from 'vitest';
import type { HtmlNode, PageMessage } from '../reader/parse/htmlTree';
import { parsePage } from '../reader/parse/parsePage';

const print = (node: HtmlNode): string =>
  typeof node === 'string' ? node : `<${node.tag}>${node.children.map(print).join('')}</${node.tag}>`;

function read(html: string): {
  shell: Extract<PageMessage, { kind: 'shell' }>['shell'];
  content: string;
  batches: number;
} {
  const messages = [...parsePage(html)];
  const [first] = messages;
  if (first?.kind !== 'shell') throw new Error('There is no shell.');
  const batches = messages.filter((message) => message.kind === 'blocks');
  const content = batches.flatMap(({ blocks }) => blocks.map(print)).join('');
  return { shell: first.shell, content, batches: batches.length };
}

const page = (content: string): string =>
  `<html lang="fr"><head><title>Guide - Site</title><link rel="stylesheet" href="css/own.css"><meta http-equiv="Refresh" content="0; url=../new/"></head><body dir="rtl"><div class="md-sidebar--primary"><nav class="md-nav"><a href="./">Home</a></nav></div><nav class="md-nav md-nav--secondary"><ul><li><a href="#a">A <code>b</code></a><nav><ul><li><a href="#%C3%A9">É</a></li></ul></nav></li></ul></nav><div class="md-content"><article class="md-content__inner">${content}</article></div></body></html>`;

it('reads the frame of a page', () => {
  const { shell } = read(page('<p>text</p>'));
  expect(shell).toMatchObject({
    title: 'Guide - Site',
    language: 'fr',
    direction: 'rtl',
    refresh: '0; url=../new/',
    stylesheets: ['css/own.css'],
    toc: [
      { id: 'a', title: 'A b', depth: 0 },
      { id: 'é', title: 'É', depth: 1 },
    ],
  });
  expect(shell.navigation && print(shell.navigation)).toBe('<nav><a>Home</a></nav>');
});

it('drops what is not text, and keeps the content of elements that cannot exist', () => {
  const { content } = read(
    page(
      '<script>1</script><style>p{}</style><template><p>no</p></template><!-- no --><img"""><p>kept</p></img"""><p>end</p>',
    ),
  );
  expect(content).toBe('<span><p>kept</p></span><p>end</p>');
});

it('keeps the rest of a page that is in a form or in a glyph of a formula', () => {
  expect(read(page('<form><input name=attributes><p>a</p></form>')).content).toBe(
    '<div><input></input><p>a</p></div>',
  );
  expect(read(page('<math><mtext><table><mglyph><p>b</p>')).content).toContain('<span><p>b</p></span>');
});

it('keeps the text of elements that are nested too deep', () => {
  const { content } = read(page(`${'<div>'.repeat(5000)}deep`));
  expect(content).toContain('deep');
  expect(content.match(/<div>/g)?.length).toBeLessThan(300);
});

it('keeps content after an article that is closed too early', () => {
  expect(read(page('<p>a</p></article><p>b</p>')).content).toBe('<p>a</p><p>b</p>');
});

it('sends a large page in parts, the first one early', () => {
  const { batches } = read(page('<p>x</p>'.repeat(5000)));
  expect(batches).toBeGreaterThan(5);
});

it('reads an element with more children than a call can have arguments', () => {
  const messages = parsePage(page('<hr>'.repeat(200_000)));
  let blocks = 0;
  for (const message of messages) if (message.kind === 'blocks') blocks += message.blocks.length;
  expect(blocks).toBe(200_000);
});
