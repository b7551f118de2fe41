import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretMask, isMaskable } from './maskSecrets';

const secret = 'pass"word/with spaces+ümlaut&<tag>';
const mask = createSecretMask([secret, '']);

describe('a mask of secrets', () => {
  it.each([
    ['text', secret],
    ['JSON', JSON.stringify({ secret })],
    ['a URL', encodeURIComponent(secret)],
    ['a form', new URLSearchParams({ a: secret }).toString()],
    ['JSON in JSON', JSON.stringify(JSON.stringify({ secret }))],
    [
      'a URL with codes in lowercase',
      encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
    ],
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

  it.each(["it's <b>secret</b>", 'wave ~*!()'])('finds %s as encoders for HTML and URLs write it', (text) => {
    const finder = createSecretMask([text]);
    const html = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    for (const form of [
      html.replaceAll("'", '&#39;'),
      html.replaceAll("'", '&#x27;'),
      new URLSearchParams([[text, '']]).toString().slice(0, -1),
      encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
    ])
      expect(finder.text(form)).toBe('***');
  });

  it('finds keys in Base64 with line breaks', () => {
    const key = `-----KEY-----\n${'kX9/'.repeat(800)}\n-----END KEY-----`;
    const finder = createSecretMask([key]);
    for (const before of ['', 'a', 'ab']) {
      const lines = Buffer.from(before + key)
        .toString('base64')
        .replaceAll(/.{76}/g, '$&\r\n');
      expect(finder.text(lines).length).toBeLessThan(20);
    }
  });

  it('masks a long text with many secrets in a short time', () => {
    const secrets = Array.from({ length: 100 }, () => randomBytes(60).toString('base64'));
    const finder = createSecretMask(secrets);
    const line = `${randomBytes(40).toString('hex')}\n`;
    const text = `${line.repeat(60_000)}${secrets[50]}\n${line.repeat(60_000)}`;
    const started = performance.now();
    expect(finder.text(text)).toBe(`${line.repeat(60_000)}***\n${line.repeat(60_000)}`);
    // It took minutes with regular expressions.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('leaves out secrets of less than 4 characters', () => {
    expect(['1', 'dev', 'prod', ''].map(isMaskable)).toEqual([false, false, true, true]);
    expect(createSecretMask(['1', 'dev', 'prod']).text('1 dev prod')).toBe('1 dev ***');
  });

  it('finds secrets that are added', () => {
    const finder = createSecretMask([]);
    expect(finder.text('a later secret')).toBe('a later secret');
    finder.add(['later', 'abc', '']);
    expect(finder.text('a later secret abc')).toBe('a *** secret abc');
  });

  it('masks keys and values of objects, and leaves the rest', () => {
    expect(mask.value({ [secret]: [secret, 1, null, { a: 'b' }] })).toEqual({
      '***': ['***', 1, null, { a: 'b' }],
    });
    expect(createSecretMask(['4711']).value({ pin: [4711, 47] })).toEqual({
      pin: ['***', 47],
    });
    const title = createSecretMask(['title']);
    expect(title.value({ links: [{ title: 'title' }] }, { links: [{ title: 'x' }] })).toEqual({
      links: [{ title: '***' }],
    });
    expect(createSecretMask([]).text('text')).toBe('text');
  });
});
