import { expect, it } from 'vitest';
import { splitHighlight } from './splitHighlight';

const tags = { preTag: '<m-1>', postTag: '</m-1>' };
const split = (text: string, tokens = tags) =>
  splitHighlight(text, tokens).map(({ text: part, isFound }) => (isFound ? [part] : part));

it.each([
  ['a <m-1>b</m-1> c <m-1>d</m-1>', ['a ', ['b'], ' c ', ['d']]],
  ['<m-1>all</m-1>', [['all']]],
  ['plain', ['plain']],
  ['', []],
  ['<mark onclick="x">a</mark><m-2>b</m-2>', ['<mark onclick="x">a</mark><m-2>b</m-2>']],
  ['cut <m-1>off', ['cut ', 'off']],
  ['</m-1>lost <m-1>a</m-1></m-1>', ['lost ', ['a']]],
])('splits %j', (text, expected) => {
  expect(split(text)).toEqual(expected);
});

it('marks nothing if a response has empty tokens', () => {
  expect(split('abc', { preTag: '', postTag: '' })).toEqual(['abc']);
});
