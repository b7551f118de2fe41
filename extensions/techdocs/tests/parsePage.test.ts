import { expect, it } from 'vitest';
import type { HtmlNode, PageEnd, PageShell } from '../reader/parse/htmlTree';
import { parsePage } from '../reader/parse/parsePage';

const print = (node: HtmlNode): string =>
  typeof node === 'string' ? node : `<${node.tag}>${node.children.map(print).join('')}</${node.tag}>`;

interface Reading {
  shell: PageShell;
  end: PageEnd;
  content: string;
  batches: number;
}

function read(html: string, piece?: number): Reading {
  const messages = [...parsePage(html, piece)];
  const [first] = messages;
  const last = messages.at(-1);
  if (first?.kind !== 'shell' || last?.kind !== 'done') throw new Error('The page is not complete.');
  const batches = messages.filter((message) => message.kind === 'blocks');
  const content = batches.flatMap(({ blocks }) => blocks.map(print)).join('');
  return { shell: first.shell, end: last.end, content, batches: batches.length };
}

const toc =
  '<nav class="md-nav md-nav--secondary"><ul><li><a href="#a">A <code>b</code></a><nav><ul><li><a href="#%C3%A9">É</a></li></ul></nav></li></ul></nav>';

const page = (content: string): string =>
  `<html lang="fr"><head><title>Guide - Site</title><link rel="stylesheet" href="css/own.css"><meta http-equiv="Refresh" content="0; url=../new/"></head><body dir="rtl"><div class="md-sidebar--primary"><nav class="md-nav"><a href="./">Home</a><label for="__toc">Contents</label>${toc}</nav></div>${toc}<div class="md-content"><article class="md-content__inner">${content}</article></div></body></html>`;

it('reads the frame of a page', () => {
  const { shell } = read(page('<p>text</p>'));
  expect(shell).toMatchObject({
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

it('sends the first part of a large page before it has parsed the rest', () => {
  const html = page('<p>x</p>'.repeat(50_000));
  let parsed = 0;
  const watched = {
    length: html.length,
    slice: (from: number, to: number): string => html.slice(from, (parsed = to)),
  };
  const messages = parsePage(watched as unknown as string);
  expect(messages.next().value).toMatchObject({ kind: 'shell' });
  expect(messages.next().value).toMatchObject({ kind: 'blocks' });
  expect(parsed).toBeLessThan(html.length / 4);
});

it('reads a footer, a navigation and a redirect that follow the content', () => {
  const { shell, end, content } = read(
    '<article class="md-content__inner"><p>text</p></article><meta http-equiv="refresh" content="0; url=../new/"><div class="md-sidebar--primary"><nav><a href="./">Home</a></nav></div><nav class="md-nav--secondary"><ul><li><a href="#a">A</a></ul></nav><footer class="md-footer">end</footer>',
  );
  expect(shell).toMatchObject({ navigation: undefined, toc: [], refresh: undefined });
  expect(end).toMatchObject({
    footer: { tag: 'footer', children: ['end'] },
    navigation: { tag: 'nav' },
    toc: [{ id: 'a', title: 'A', depth: 0 }],
    refresh: '0; url=../new/',
  });
  expect(content).toBe('<p>text</p><meta></meta>');
});

/** Pieces of broken pages, in an order that depends on a number only. */
function createBrokenPage(seed: number): string {
  const parts =
    '<p>|</p>|<b>|</b>|<a href=x>|</a>|<i>|text|<table>|</table>|<tr>|<td>|</td>|<div>|</div>|</article>|<article class="md-content__inner">|</main>|<select>|<option>|</select>|<form>|</form>|<svg>|</svg>|<title>|</title>|<math>|<mtext>|<template>|</template>|<li>|<ul>|</ul>|<h2 id=a>|</h2>|<!--|-->|<script>|</script>|<nav class="md-nav--secondary">|</nav>|<a href="#b">|<footer class="md-footer">|<frameset>|<textarea>|</textarea>|</body>|<hr>|&amp;|😀|<nobr>|<caption>|<col>|<button>|</button>'.split(
      '|',
    );
  let state = seed + 1;
  const pick = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return parts[state % parts.length] ?? '';
  };
  const count = 5 + (seed % 60);
  return Array.from({ length: count }, pick).join('');
}

it('reads broken pages in pieces as it reads them whole', () => {
  // The parser adds text before a table to the text that precedes the table.
  const known = ['<hr>text<table>more<tr><td>cell</td>more</tr></table><p>end</p>'];
  const random = Array.from({ length: 200 }, (_, seed) => createBrokenPage(seed));
  for (const [seed, broken] of [...known.flatMap((html) => [html, html]), ...random].entries()) {
    const html = [
      broken,
      page(broken),
      `<b><article class="md-content__inner"><p>1</p><p>2</p><p>3</p>${broken}`,
    ][seed % 3] as string;
    const { batches: _, ...whole } = read(html, html.length);
    for (const piece of [2, 50]) expect({ html, ...read(html, piece) }).toMatchObject({ html, ...whole });
  }
});
