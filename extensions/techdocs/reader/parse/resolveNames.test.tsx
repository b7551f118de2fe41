import { expect, it } from 'vitest';
import { listNames, readNames, replaceNames } from './resolveNames';

it('replaces names of characters that the parser does not know by their numbers', () => {
  const html = '&copy; &amp;copy; &copy 1 &lt;p&gt; &unknown; a?x=1&copy=2 &copy;';
  expect(listNames(html)).toEqual(['&copy;', '&copy', '&unknown;']);
  expect(replaceNames(html, readNames(listNames(html)))).toBe(
    '&#169; &amp;copy; &#169; 1 &lt;p&gt; &unknown; a?x=1&copy=2 &#169;',
  );
});
