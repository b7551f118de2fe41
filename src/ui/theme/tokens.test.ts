import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHexColor } from './contrast';
import type { Tokens } from './tokens';
import { createTokens } from './tokens';

function ratio(one: string, other: string): number {
  const a = parseHexColor(one);
  const b = parseHexColor(other);
  if (!a || !b) throw new Error(`Not a color: '${a ? other : one}'.`);
  return contrastRatio(a, b);
}

function surfacesOf({ surface }: Tokens): string[] {
  return [surface.canvas, surface.base, surface.muted, surface.floating, surface.hover];
}

const accents = [undefined, '#0f766e', '#ffd400', '#000', '#ffffff', '#d4145a', '#7f7f7f', 'not a color'];

describe.each(['light', 'dark'] as const)('the %s theme', (variant) => {
  const tokens = createTokens(variant);
  const surfaces = surfacesOf(tokens);

  test.each(Object.entries(tokens.text))('has 4.5:1 for %s text on every surface', (_name, color) => {
    for (const surface of surfaces) expect(ratio(color, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('has 3:1 for control borders on page and card', () => {
    for (const surface of [tokens.surface.canvas, tokens.surface.base, tokens.surface.floating])
      expect(ratio(tokens.line.control, surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(tokens.status))(
    'has 4.5:1 for the status %s on its own background and on cards',
    (_tone, colors) => {
      for (const surface of [colors.soft, tokens.surface.base, tokens.surface.canvas])
        expect(ratio(colors.text, surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(tokens.text.primary, colors.soft)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(Object.entries(tokens.kind))('has 4.5:1 for the icon of the kind %s', (_kind, color) => {
    for (const surface of surfaces) expect(ratio(color, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('has 4.5:1 for code, also in marked lines', () => {
    for (const color of [tokens.code.text, tokens.code.key, tokens.code.string])
      for (const surface of [tokens.surface.muted, tokens.code.mark])
        expect(ratio(color, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(accents)('has enough contrast for text, buttons and focus with the accent %s', (accent) => {
    const { accent: shades } = createTokens(variant, accent);
    for (const surface of [tokens.surface.canvas, tokens.surface.base, tokens.surface.muted, shades.soft])
      expect(ratio(shades.text, surface)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(shades.onFill, shades.fill)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(shades.onFill, shades.fillHover)).toBeGreaterThanOrEqual(4.5);
    for (const surface of [tokens.surface.canvas, tokens.surface.base]) {
      expect(ratio(shades.focus, surface)).toBeGreaterThanOrEqual(3);
      expect(ratio(shades.fill, surface)).toBeGreaterThanOrEqual(3);
    }
    expect(ratio(tokens.text.primary, shades.soft)).toBeGreaterThanOrEqual(4.5);
  });
});

test('an invalid accent selects the default accent', () => {
  expect(createTokens('light', 'red; background: url(//x)').accent).toEqual(createTokens('light').accent);
});
