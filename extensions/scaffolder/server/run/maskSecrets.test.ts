import { describe, expect, it } from 'vitest';
import { createSecretMask } from './maskSecrets';

const secret = 'pass"word/with spaces+ümlaut&<tag>';
const mask = createSecretMask([secret, '']);

describe('a mask of secrets', () => {
  it.each([
    ['text', secret],
    ['JSON', JSON.stringify({ secret })],
    ['a URL', encodeURIComponent(secret)],
    ['a form', new URLSearchParams({ a: secret }).toString()],
  ])('finds them in %s', (_name, text) => {
    expect(mask.text(`before ${text} after`)).toMatch(/^before .*\*\*\*.* after$/);
    expect(mask.text(text)).not.toMatch(/word|spaces|mlaut/);
  });

  it.each(['', 'a', 'ab', 'user:', 'long prefix '])('finds them in Base64 after %j', (before) => {
    for (const encoding of ['base64', 'base64url'] as const) {
      for (const after of ['', 'x', 'xy']) {
        const encoded = Buffer.from(before + secret + after).toString(encoding);
        const masked = mask.text(encoded);
        expect(masked).toContain('***');
        expect(Buffer.from(masked.replaceAll('***', ''), encoding).toString()).not.toContain('word');
        expect(masked.length).toBeLessThan(encoded.length - 30);
      }
    }
  });

  it('finds the lines of a key', () => {
    const key = createSecretMask(['-----KEY-----\nabcdefgh\n-----END KEY-----']);
    expect(key.text('line: abcdefgh')).toBe('line: ***');
  });

  it('masks keys and values of objects, and leaves the rest', () => {
    expect(mask.value({ [secret]: [secret, 1, null, { a: 'b' }] })).toEqual({
      '***': ['***', 1, null, { a: 'b' }],
    });
    expect(createSecretMask([]).text('text')).toBe('text');
  });
});
