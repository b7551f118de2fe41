import { expect, it } from 'vitest';
import { parseLocationRef, stringifyLocationRef } from './locationRef';

it('splits a location ref only at its first colon', () => {
  expect(parseLocationRef('url:https://host:8080/a:b')).toEqual({
    type: 'url',
    target: 'https://host:8080/a:b',
  });
});

it.each([
  ['nothing', 'type>:<target'],
  ['url:', 'both a type and a target'],
  [':x', 'both a type and a target'],
  ['https://host/x', 'Add the type, as in url:https://host/x'],
  ['url:javascript:alert(1)', 'javascript:'],
  ['url: jAva\tscript:alert(1)', 'javascript:'],
])('rejects %j with %j', (ref, message) => {
  expect(() => parseLocationRef(ref)).toThrow(message);
});

it('stringifies only refs that can be parsed', () => {
  expect(stringifyLocationRef({ type: 'file', target: './a.yaml' })).toBe('file:./a.yaml');
  expect(() => stringifyLocationRef({ type: 'url', target: '' })).toThrow(TypeError);
});
