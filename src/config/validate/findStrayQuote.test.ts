import { describe, expect, it } from 'vitest';
import { findStrayBracket, findStrayQuote } from './findStrayQuote';

describe('a stray quote', () => {
  it.each([
    'Acme"',
    "Acme'",
    "awsS3'",
    "v1'",
    'it"s',
    'My app"',
    'My "app" portal"',
    'https://example.com"',
    'a"b',
  ])('is found in %s', (text) => {
    expect(findStrayQuote(text)).toBeDefined();
  });

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

describe('a stray bracket', () => {
  it.each(['/catalog]', 'https://example.com}', 'production}'])('is found in %s', (text) => {
    expect(findStrayBracket(text)).toBe(text.at(-1));
  });

  it.each(['[a-z]', 'x[0]', '{a,b}', '${{ x }}', 'a ]', ']', 'a]b'])('is not found in %s', (text) => {
    expect(findStrayBracket(text)).toBeUndefined();
  });
});
