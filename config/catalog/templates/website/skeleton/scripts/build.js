import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { renderPage } from './renderPage.js';

const root = new URL('../', import.meta.url);
const target = new URL('dist/', root);
const site = JSON.parse(await readFile(new URL('site.json', root), 'utf8'));

await rm(target, { recursive: true, force: true });
await mkdir(target);
await cp(new URL('styles/', root), new URL('styles/', target), { recursive: true });
for (const page of site.pages) {
  const { path, html } = renderPage(site, page);
  await writeFile(new URL(path, target), html);
  console.log(`dist/${path}`);
}
