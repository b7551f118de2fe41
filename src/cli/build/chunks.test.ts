import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { listFiles, wrapImports } from './chunks.vite.ts';

function build(code: string): string {
  const chunk = { type: 'chunk', fileName: 'assets/a.js', dynamicImports: ['assets/b.js'], code };
  const plugin = wrapImports('/importChunk.ts').find(({ enforce }) => enforce === 'post');
  const hook = plugin?.generateBundle as { handler: (this: unknown, ...args: unknown[]) => void };
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  hook.handler.call(context, {}, { 'assets/a.js': chunk } as unknown as Rolldown.OutputBundle);
  return chunk.code;
}

describe('the build', () => {
  it.each([
    ['load(()=>import(`./b.js`),d([0]))', 'load($a=>import($a),d([0]))'],
    ['load(()=>import(`./b.js`).then(e=>e.t),d([0]))', 'load($a=>import($a).then(e=>e.t),d([0]))'],
    ['load(async()=>{let{A:e}=await import("./b.js");return{A:e}},d([0]))', 'load($a=>import($a),d([0]))'],
    [
      'load(async()=>{let{A:e,B:t}=await import(`./b.js`).then(e=>e.t);return{A:e,B:t}},__vite__mapDeps([0]))',
      'load($a=>import($a).then(e=>e.t),$files([0]))',
    ],
    [
      'load(async()=>{let{A:e}=await import(`./b.js`);return{A:e,b}},d([0]))',
      'load(async $a=>{let{A:e}=await import($a);return{A:e,b}},d([0]))',
    ],
  ])('passes the address of a script to the loader: %s', (code, expected) => {
    expect(build(code)).toBe(expected);
  });

  it.each(['import(`./b.js`)', 'function f(){return import("./b.js")}', 'e=>import("./b.js")'])(
    'fails if the loader is not used: %s',
    (code) => {
      expect(() => build(code)).toThrow('assets/a.js has an import() that does not use importChunk.');
    },
  );

  it('lists the script, then each other script to fetch once', () => {
    expect(listFiles('b.js', ['c.js', 'b.js', 'a.js', 'a.js'])).toEqual(['b.js', 'a.js', 'c.js']);
  });
});
