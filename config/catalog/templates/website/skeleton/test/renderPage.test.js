import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { renderPage } from '../scripts/renderPage.js';

const site = JSON.parse(await readFile(new URL('../site.json', import.meta.url), 'utf8'));

test('has a home page', () => {
  const [home] = site.pages;
  const { path, html } = renderPage(site, home);
  assert.equal(path, 'index.html');
  assert.match(html, new RegExp(`<h1>${home}</h1>`));
});

test('gives each page its own path', () => {
  const paths = site.pages.map((page) => renderPage(site, page).path);
  assert.equal(new Set(paths).size, paths.length);
});
