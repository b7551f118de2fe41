import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';
import { applyTools } from './applyTools';
import type { ToolContext } from './ToolContext';

const markup = `
<div class="md-sidebar--primary"><nav class="md-nav--primary"><ul>
<li><a class="md-nav__link" href="/docs/a/" data-docs-to="/docs/a" data-docs-path="a">A</a></li>
<li><a class="md-nav__link" href="/docs/b/" data-docs-to="/docs/b" data-docs-path="b">B</a></li>
<li><a class="md-nav__link" href="/docs/c/" data-docs-to="/docs/c" data-docs-path="c">C</a></li>
</ul></nav></div>
<div data-md-color-scheme="default" class="md-content"><article class="md-typeset">
<div data-docs-actions=""><a class="md-content__button" title="Edit this page" href="https://github.com/acme/web/edit/main/docs/b.md">Edit</a></div>
<h1 id="title">Title &amp; more</h1>
<h2 id="part">Part<a class="headerlink" href="#part">¶</a></h2>
<h3>No id</h3>
<div class="highlight"><pre><code><span class="linenos">1 </span>npm ci</code></pre></div>
<div class="tabbed-set"><div class="tabbed-labels"><label>One</label></div><div class="tabbed-content"><div class="tabbed-block">1</div></div></div>
<aside class="md-source-file"><span>Last changed on <time datetime="2026-03-01T10:00:00Z">2026-03-01</time></span></aside>
</article></div>`;

function createRoot(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  return root;
}

function createContext(changes: Partial<ToolContext> = {}): ToolContext {
  const snapshot = mockApis.translation().getTranslation(addonsTranslationRef);
  if (!snapshot.ready) throw new Error('The messages are not loaded.');
  return {
    path: 'b',
    language: 'en',
    findIssueHost: () => Promise.resolve('github'),
    t: snapshot.t,
    ...changes,
  };
}

const write = vi.fn<(text: string) => Promise<void>>();
let root: ShadowRoot;
let undo: () => void;

beforeEach(() => {
  write.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  root = createRoot();
  undo = applyTools(root, createContext());
});
afterEach(() => {
  undo();
  vi.useRealTimers();
  vi.restoreAllMocks();
  root.host.remove();
});

const find = (selector: string): HTMLElement => {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

describe('the content of documentation', () => {
  it('copies code without line numbers, and says so until the pointer has left for a second', async () => {
    vi.useFakeTimers();
    const button = find('button[data-docs-tool="copy"]');
    expect(button.ariaLabel).toBe('Copy code');
    button.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenCalledWith('npm ci');
    const tip = find('[role="status"]');
    expect(tip.textContent).toBe('Copied to clipboard');
    button.dispatchEvent(new Event('pointerenter'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(tip.hidden).toBe(false);
    button.dispatchEvent(new Event('pointerleave'));
    await vi.advanceTimersByTimeAsync(990);
    expect(tip.hidden).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(tip.hidden).toBe(true);
  });

  it('wraps code', () => {
    const button = find('button[data-docs-tool="wrap"]');
    button.click();
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(find('pre').dataset).toHaveProperty('docsWrap');
    button.click();
    expect(find('pre').dataset).not.toHaveProperty('docsWrap');
  });

  it('has links at headings that copy their address', async () => {
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a.headerlink')];
    expect(links.map((link) => [link.getAttribute('href'), link.ariaLabel])).toEqual([
      ['#title', 'Link to “Title & more”'],
      ['#part', 'Link to “Part”'],
    ]);
    links[1]?.click();
    await vi.waitFor(() => expect(write).toHaveBeenCalledWith(new URL('#part', location.href).href));
  });

  it('links the issues of the repository beside the title', async () => {
    const feedback = await vi.waitFor(() => find('#git-feedback-link'));
    const url = new URL(feedback.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://github.com/acme/web/issues/new');
    expect(url.searchParams.get('title')).toBe('Documentation Feedback: Title & more');
    expect(url.searchParams.get('body')).toBe(
      'Page source:\nhttps://github.com/acme/web/edit/main/docs/b.md\n\nFeedback:',
    );
    const names = [...root.querySelectorAll('.md-content__button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Give feedback', 'Edit this page']);
  });

  it('links the previous and the next page as the navigation does', () => {
    const links = [...root.querySelectorAll<HTMLAnchorElement>('.md-footer__link')];
    expect(links.map(({ rel, dataset, textContent }) => [rel, dataset['docsTo'], textContent])).toEqual([
      ['prev', '/docs/a', 'PreviousA'],
      ['next', '/docs/c', 'NextC'],
    ]);
  });

  it('links the pages beside this one while the navigation still marks the page before', () => {
    undo();
    find('a[data-docs-path="b"]').classList.add('md-nav__link--active');
    undo = applyTools(root, createContext({ path: 'c' }));
    const links = [...root.querySelectorAll<HTMLAnchorElement>('.md-footer__link')];
    expect(links.map(({ rel, dataset }) => [rel, dataset['docsPath']])).toEqual([['prev', 'b']]);
  });

  it('shows the last change in the language of the user, and names tabs for print', () => {
    expect(find('.md-source-file').textContent).toBe('Last changed on March 1, 2026');
    expect(find('.tabbed-block').dataset['docsTitle']).toBe('One');
  });

  it('shows what the generator writes in the language of the user', async () => {
    undo();
    root.innerHTML = `<div class="md-sidebar--primary"><nav class="md-nav--primary" aria-label="Navigation"></nav></div>
<div class="md-content"><article><h2 id="a">A<a class="headerlink" title="Permanent link" href="#a">¶</a></h2>
<div class="admonition warning" data-note="page"><p>This page could not be built</p><p>It shows its source instead.</p></div>
<a class="footnote-backref" title="Jump back to footnote 2 in the text" href="#b">↩</a></article>
<footer class="md-footer"><nav class="md-footer__inner" aria-label="Footer"><a class="md-footer__link"><span class="md-footer__direction">Previous</span> <div>Previous</div></a><a class="md-footer__link"><span class="md-footer__direction">Suivant</span></a></nav>
<div class="md-footer-meta"><ul><li data-note="plugin" data-note-name="&lt;b&gt;"><span>The plugin</span> <code>mkdocs.yml:3</code></li><li data-note="other"><span>As it is.</span></li></ul></div></footer></div>`;
    const before = root.innerHTML;
    const { messages } = await import('../i18n/addons/de');
    const t = ((key: string, values: Record<string, string> = {}) =>
      String((messages as Record<string, unknown>)[key]).replaceAll(
        /\{\{(\w+)\}\}/g,
        (_, of: string) => values[of] ?? '',
      )) as unknown as ToolContext['t'];
    undo = applyTools(root, createContext({ t, language: 'de' }));
    const texts = [...root.querySelectorAll('p, .md-footer__direction, li')].map(
      ({ textContent }) => textContent,
    );
    expect(texts).toEqual([
      'Diese Seite konnte nicht erstellt werden',
      'Stattdessen wird ihr Quelltext angezeigt.',
      'Zurück',
      'Suivant',
      'Das Plugin „<b>“ wird nicht unterstützt und wurde nicht ausgeführt. mkdocs.yml:3',
      'As it is.',
    ]);
    expect([...root.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Seiten',
      'Vorherige und nächste Seite',
    ]);
    expect([...root.querySelectorAll<HTMLElement>('a[title]')].map(({ title }) => title)).toEqual([
      'Link zu diesem Abschnitt kopieren',
      'Zurück zur Fußnote 2 im Text',
    ]);
    undo();
    expect(root.innerHTML).toBe(before);
    undo = () => undefined;
  });

  it('is as before when everything is undone', () => {
    undo();
    expect(root.innerHTML).toBe(markup);
    undo = () => undefined;
  });

  it('has no link to issues for other hosts', async () => {
    undo();
    const findIssueHost = vi.fn(() => Promise.resolve(undefined));
    undo = applyTools(root, createContext({ findIssueHost }));
    await vi.waitFor(() => expect(findIssueHost).toHaveBeenCalled());
    await Promise.resolve();
    expect(root.querySelector('#git-feedback-link')).toBeNull();
  });
});
