import type { NamedCharacters } from './resolveNames';

/** A node of a parsed page that can be sent from a worker: text, or an element. */
export type HtmlNode = string | HtmlElement;

/** An element of a parsed page. */
export interface HtmlElement {
  tag: string;
  /** `svg` or `math`; undefined for HTML. */
  ns?: 'svg' | 'math';
  /** Names and values of the attributes. */
  attributes: ReadonlyArray<readonly [name: string, value: string]>;
  children: readonly HtmlNode[];
}

/** An entry of the table of contents. */
export interface TocEntry {
  id: string;
  title: string;
  /** 0 for the outermost entries. */
  depth: number;
}

/** What is around the content of a page, as far as it is known when the content begins. */
export interface PageShell {
  /** The language of the page, if it is set. */
  language: string | undefined;
  direction: string | undefined;
  /** The value of `content` of a `meta` element with `http-equiv="refresh"`. */
  refresh: string | undefined;
  /** The addresses of the stylesheets of the page, relative to it. */
  stylesheets: readonly string[];
  /** The primary sidebar. */
  navigation: HtmlNode | undefined;
  toc: readonly TocEntry[];
}

/** What is known only at the end of a page. The navigation and the table of contents usually precede the content. */
export interface PageEnd extends Partial<Pick<PageShell, 'navigation' | 'toc'>> {
  footer: HtmlNode | undefined;
  refresh: string | undefined;
}

/** What a worker is asked: to parse a page, and then, if the page has names of characters, to go on with the characters. */
export type ParseRequest = { html: string } | { characters: NamedCharacters };

/** What a worker sends about a page: names of characters if there are any, the shell, the content in batches, then the end. */
export type PageMessage =
  | { kind: 'names'; names: readonly string[] }
  | { kind: 'shell'; shell: PageShell }
  | { kind: 'blocks'; blocks: readonly HtmlNode[] }
  | { kind: 'done'; end: PageEnd }
  | { kind: 'failed'; message: string };
