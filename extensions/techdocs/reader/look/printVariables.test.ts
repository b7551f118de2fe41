import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio, createTokens, parseHexColor } from '#ui';
import { codeColors } from '#viewers/code';
import { printVariables } from './printVariables';

const folder = join(import.meta.dirname, 'css');
const files = ['admonitions', 'code', 'icons', 'modes', 'navigation', 'tabs', 'text', 'tools'];
const css = (await Promise.all(files.map((name) => readFile(join(folder, `${name}.css`), 'utf8')))).join(
  '\n',
);

function contrast(one: string, other: string): number {
  const [a, b] = [parseHexColor(one), parseHexColor(other)];
  if (!a || !b) throw new Error(`Not a color: ${one} or ${other}`);
  return contrastRatio(a, b);
}

describe.each(['light', 'dark'] as const)('the %s content', (variant) => {
  const tokens = createTokens(variant);
  const { surface, text, status, accent, code } = tokens;
  const variables = new Map(
    [...printVariables(tokens).matchAll(/(--[\w-]+):([^;]*);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

  it('defines all variables that the stylesheets use', () => {
    const optional = new Set(['--docs-text-scale', '--docs-sticky-top', '--docs-reserved']);
    const own = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
    expect([...used].filter((name) => !variables.has(name) && !own.has(name) && !optional.has(name))).toEqual(
      [],
    );
  });

  it.each(Object.entries(codeColors[variant]))('has readable code: %s', (_kind, color) => {
    expect(contrast(color, surface.muted)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, code.mark)).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable text on all of its backgrounds', () => {
    const pairs = [
      [text.primary, surface.canvas],
      [text.secondary, surface.canvas],
      [text.primary, surface.muted],
      [text.secondary, surface.muted],
      [text.primary, code.mark],
      [accent.text, surface.canvas],
      [accent.text, accent.soft],
      [accent.onFill, accent.fill],
      [surface.canvas, text.primary],
      [status.success.text, status.success.soft],
      [status.error.text, status.error.soft],
      ...Object.values(status).map(({ soft }) => [text.primary, soft]),
      ...Object.values(status).map(({ text: icon, soft }) => [icon, soft]),
    ];
    expect(pairs.filter(([one = '', other = '']) => contrast(one, other) < 4.5)).toEqual([]);
  });

  it('follows the theme in stylesheets of sites', () => {
    expect(variables.get('--md-default-bg-color')).toBe('var(--docs-canvas)');
    expect(printVariables(tokens)).toContain(`color-scheme:${variant};`);
  });
});

describe('the stylesheets of the content', () => {
  it('load nothing from other places', () => {
    const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith('data:image/svg+xml,'))).toEqual([]);
    expect(css).not.toMatch(/@import|@font-face/);
  });

  it('have rules for 20 content tabs', () => {
    for (const part of ['.tabbed-labels > :nth-child(20)', '.tabbed-content > :nth-child(20)'])
      expect(css).toContain(part);
  });

  it('have the sizes of the specification', () => {
    expect(css).toContain('--md-typeset-font-size: calc(1rem * var(--docs-text-scale, 1))');
    expect(css).toMatch(/max-width: 76\.1875em\) \{\s*:host \{\s*--md-typeset-font-size: calc\(0\.9rem/);
    expect(css).toMatch(/max-width: 600px\) \{\s*:host \{\s*--md-typeset-font-size: calc\(0\.7rem/);
    const factors = { h1: 54, h2: 40, h3: 32, h4: 28, h5: 24, h6: 20 };
    for (const [heading, size] of Object.entries(factors)) {
      const factor = Number(((size / 16) * 0.6).toFixed(3));
      expect(css).toMatch(
        new RegExp(
          `\\n${heading} \\{[^}]*var\\(--md-typeset-font-size\\) \\* ${`${factor}`.replace('.', '\\.')}\\)`,
        ),
      );
    }
  });
});
