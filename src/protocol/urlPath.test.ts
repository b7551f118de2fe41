import { expect, it } from 'vitest';
import { decodeUrlPart, urlPath } from './urlPath';

it('encodes each part of a path as one segment', () => {
  expect(urlPath`/entities/by-name/${'component'}/${'a/../b'}/${'x?y#z'}`).toBe(
    '/entities/by-name/component/a%2F..%2Fb/x%3Fy%23z',
  );
});

it.each(['.', '..', ''])('rejects %j, which URL parsers resolve', (part) => {
  expect(() => urlPath`/entities/by-uid/${part}`).toThrow(TypeError);
});

it('decodes a part of a URL, and keeps one with an invalid escape', () => {
  expect(decodeUrlPart('caf%C3%A9%2Fa')).toBe('café/a');
  expect(decodeUrlPart('100%')).toBe('100%');
});
