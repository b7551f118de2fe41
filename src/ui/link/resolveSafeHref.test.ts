import { describe, expect, test } from 'vitest';
import { resolveSafeHref } from './resolveSafeHref';

const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'jAva\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript\u200b:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#9;:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/0f',
  'file:///etc/passwd',
  'filesystem:https://portal.example/temporary/x',
  'view-source:https://example.com',
  'about:blank',
  'ssh://git@example.com/x',
  'ftp://example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\t//evil.example',
  '/docs\\..\\x',
  'https://safe.example/\u202egnp.exe',
  'https://',
  'http://[::1',
  'www.example.com',
  'not a link',
  '',
  '   ',
];

describe('a URL from data', () => {
  test.each(unsafe)('is rejected: %j', (address) => {
    expect(resolveSafeHref(address)).toBeUndefined();
  });

  test.each([undefined, null, 42, {}, ['https://example.com'], { toString: () => 'https://example.com' }])(
    'is rejected if it is not a string: %j',
    (value) => expect(resolveSafeHref(value)).toBeUndefined(),
  );

  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.com/a b', 'http://example.com/a%20b'],
    ['  https://example.com/x ', 'https://example.com/x'],
    ['https:example.com', 'https://example.com/'],
    ['https://пример.example/я', 'https://xn--e1afmkfd.example/%D1%8F'],
    ['mailto:team@example.com', 'mailto:team@example.com'],
    ['/docs/default/component/x', '/docs/default/component/x'],
    ['./next', './next'],
    ['../up', '../up'],
    ['#part', '#part'],
    ['?tab=2', '?tab=2'],
    ['/', '/'],
  ])('becomes a link: %s', (address, href) => {
    expect(resolveSafeHref(address)).toBe(href);
  });

  test('can have a protocol from the configuration', () => {
    expect(resolveSafeHref('slack://channel?id=C1', { extraProtocols: ['slack'] })).toBe(
      'slack://channel?id=C1',
    );
  });

  test.each(['javascript', 'data', 'vbscript', 'blob', 'file'])(
    'cannot have the protocol %s, even if the configuration adds it',
    (protocol) => expect(resolveSafeHref(`${protocol}:x`, { extraProtocols: [protocol] })).toBeUndefined(),
  );
});
