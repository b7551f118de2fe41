import { layered, type LayeringCase } from './layeringCase';

/** Maps merge deeply. Strings, numbers, lists and `null` replace. */
export const mergeCases: LayeringCase[] = [
  layered('maps merge', ['x: {a: 1}', 'x: {b: 2}'], { a: 1, b: 2 }),
  layered('maps merge three levels down', ['x: {a: {b: {c: 1, d: 1}}}', 'x: {a: {b: {d: 2}}}'], {
    a: { b: { c: 1, d: 2 } },
  }),
  layered('maps merge over three files', ['x: {a: 1}', 'x: {b: 1}', 'x: {c: 1, a: 2}'], { a: 2, b: 1, c: 1 }),
  layered('an empty map changes nothing', ['x: {a: 1}', 'x: {}'], { a: 1 }),
  layered('an empty file changes nothing', ['x: 1', ''], 1),
  layered('a file of comments changes nothing', ['x: 1', '# nothing'], 1),
  layered('a string replaces', ['x: a', 'x: b'], 'b'),
  layered('an empty string replaces', ['x: a', "x: ''"], ''),
  layered('a number replaces', ['x: 1', 'x: 2'], 2),
  layered('zero replaces', ['x: 1', 'x: 0'], 0),
  layered('false replaces', ['x: true', 'x: false'], false),
  layered('a number replaces a string', ['x: a', 'x: 1'], 1),
  layered('a string replaces a number', ['x: 1', "x: '1'"], '1'),
  layered('a list replaces a list', ['x: [1, 2, 3]', 'x: [4]'], [4]),
  layered('an empty list replaces a list', ['x: [1]', 'x: []'], []),
  layered('maps in lists do not merge', ['x: [{a: 1}]', 'x: [{b: 2}]'], [{ b: 2 }]),
  layered('a list in merged maps is replaced', ['x: {a: [1], b: 1}', 'x: {a: [2]}'], { a: [2], b: 1 }),
  layered('a list called extensions elsewhere replaces', ['x: {extensions: [a]}', 'x: {extensions: [b]}'], {
    extensions: ['b'],
  }),
  layered('a map replaces a list', ['x: [1]', 'x: {a: 1}'], { a: 1 }),
  layered('a list replaces a map', ['x: {a: 1}', 'x: [1]'], [1]),
  layered('a map replaces a string', ['x: a', 'x: {a: 1}'], { a: 1 }),
  layered('a string replaces a map', ['x: {a: 1}', 'x: a'], 'a'),
  layered('null removes a value', ['x: {a: 1}', 'x: {a: null}'], { a: null }),
  layered('a key without a value is null', ['x: {a: 1}', 'x:\n  a:'], { a: null }),
  layered('null removes a whole map', ['x: {a: {b: 1}}', 'x: {a: ~}'], { a: null }),
  layered('null removes a list', ['x: [1]', 'x: ~'], null),
  layered('null hides all values of earlier files', ['x: {a: {b: 1}}', 'x: {a: ~}', 'x: {a: {c: 1}}'], {
    a: { c: 1 },
  }),
  layered('a value can be set again after null', ['x: 1', 'x: ~', 'x: 3'], 3),
  layered('keys keep the order of their first occurrence', ['x: {b: 1, a: 1}', 'x: {c: 1, b: 2}'], {
    b: 2,
    a: 1,
    c: 1,
  }),
  layered('keys with dots are not paths', ['x: {a.b: 1}', 'x: {a: {b: 2}}'], { 'a.b': 1, a: { b: 2 } }),
  layered('keys are case-sensitive', ['x: {a: 1}', 'x: {A: 2}'], { a: 1, A: 2 }),
  layered('numbers can be keys', ['x: {1: a}', "x: {'1': b}"], { 1: 'b' }),
];
