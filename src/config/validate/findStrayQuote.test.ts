import { describe, expect, it } from 'vitest';
import { findStrayQuote } from './findStrayQuote';

describe('a stray quote', () => {
  it.each(['Acme"', "Acme'", 'it"s', 'My app"', 'My "app" portal"', 'https://example.com"', 'a"b'])(
    'is found in %s',
    (text) => {
      expect(findStrayQuote(text)).toBeDefined();
    },
  );

  it.each([
    'Acme',
    "it's",
    "the developers' portal",
    "Developers'",
    'My "app" portal',
    'say "hi"',
    "rock 'n' roll",
    '19"',
    "6'",
    '5\'10"',
    '19" monitors',
    'a " b',
    "l'équipe",
    '[data-x="a"]',
    'echo "a" "b"',
    "Marx'",
  ])('is not found in %s', (text) => {
    expect(findStrayQuote(text)).toBeUndefined();
  });
});
