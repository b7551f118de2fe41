import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Parser from 'parse5';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shrinkParser } from './shrinkParser.vite';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trellis-parser-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Bundles the parser, and returns a function that prints the tree of a document. */
async function bundleParser(name: string, plugins: Plugin[]) {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => (id === 'entry' ? `export { parse, serialize } from 'parse5';` : undefined),
  };
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      outDir: join(home, name),
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'parser.mjs' },
      },
    },
  });
  const file = join(home, name, 'parser.mjs');
  const { parse, serialize } = (await import(pathToFileURL(file).href)) as typeof Parser;
  const { size } = await stat(file);
  return { size, print: (html: string) => serialize(parse(html)) };
}

it('makes the parser smaller, and leaves the trees that it builds as they are', async () => {
  const whole = await bundleParser('whole', []);
  const small = await bundleParser('small', [shrinkParser]);
  expect(small.size).toBeLessThan(whole.size - 20_000);
  for (const html of [
    '<!DOCTYPE html><title>A &amp; B</title><p>One<p>Two<b>x<i>y</b>z</i>&copy;&#128;&#x1F680;&notit;',
    '<table><tr><td>1<td>2<p>x</table><ul><li>a<li>b</ul><select><option>a<optgroup></select>',
    '<table><a href=x><tr></a>text<td><svg><foreignObject><p><math><mi><mglyph></table>',
    '<svg><style><img src=x onerror=alert(1)></style><title></svg><textarea><script></textarea></p>',
    '<a b="1" b=2 /c><!-->x--!><!doctype x><?pi?></ x><script><!--<script></script>--></script>',
    '<template><td>x</template><frameset><noscript><b></noscript><body onload=x><plaintext></html>\u0000',
    '<form><form><input></form></form><button><button><h1><h2></h3><applet></p></applet><nobr><nobr>',
  ])
    expect(small.print(html)).toBe(whole.print(html));
});
