import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { useContentShown } from '#sdk';
import { contrastRatio, createTokens, parseHexColor, TrellisThemeProvider } from '#ui';
import { codeColors } from './codeColors';
import { codeLineHeight } from './codeStyles';
import { CodeView, type CodeViewProps } from './CodeView';

/** Marks the first content. Code is highlighted after that. */
function Shown() {
  useContentShown(true);
  return null;
}

beforeAll(async () => {
  await import('./highlight/highlightCode');
  render(<Shown />);
});

function draw(props: Partial<CodeViewProps> = {}) {
  const all = { code: 'kind: API\nname: shop', label: 'Descriptor', language: 'yaml', ...props };
  const view = (more: Partial<CodeViewProps>) => (
    <TrellisThemeProvider variant="light">
      <CodeView {...all} {...more} />
    </TrellisThemeProvider>
  );
  const { rerender } = render(view({}));
  return { change: (more: Partial<CodeViewProps>) => rerender(view(more)) };
}

const region = () => screen.getByRole('region', { name: 'Descriptor' });

describe('the code view', () => {
  test('shows the text immediately and highlights it when the grammar is loaded', async () => {
    draw();
    expect(region().textContent).toBe('kind: API\nname: shop\n');
    await expect.poll(() => region().querySelector('[data-token="key"]')?.textContent).toBe('kind:');
  });

  test('highlights the latest code', async () => {
    const { change } = draw();
    change({ code: '{ "a": 1 }', language: 'json' });
    await expect.poll(() => region().querySelector('[data-token="number"]')?.textContent).toBe('1');
    expect(region().textContent).toBe('{ "a": 1 }\n');
  });

  test('marks lines, shows line numbers outside of the text, and wraps on request', async () => {
    draw({ marked: [2] });
    expect(region().querySelector('mark')).toHaveTextContent('name: shop');
    expect(region().querySelector('[data-marked]')).toHaveAttribute('data-line', '2');
    const wrap = screen.getByRole('button', { name: 'Wrap long lines', pressed: false });
    await userEvent.click(wrap);
    expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(region()).toHaveAttribute('data-wrap');
  });

  test('scrolls to a line', () => {
    const { change } = draw({ code: 'a\n'.repeat(1000), language: undefined });
    change({ code: 'a\n'.repeat(1000), language: undefined, shownLine: 520 });
    expect(region().scrollTop).toBe(19 * codeLineHeight);
  });

  test('contains all of a long text, with few elements outside of the viewport', () => {
    const code = Array.from({ length: 10_000 }, (_none, index) => `line ${index + 1}`).join('\n');
    draw({ code, language: undefined });
    expect(region().textContent).toBe(`${code}\n`);
    expect(region().querySelectorAll('*').length).toBeLessThan(200);
  });
});

test.each(['light', 'dark'] as const)(
  'code has a contrast of 4.5:1 in the %s theme, also in marked lines',
  (variant) => {
    const tokens = createTokens(variant);
    const { success, error } = tokens.status;
    const parse = (color: string) => parseHexColor(color) ?? [0, 0, 0];
    for (const color of Object.values(codeColors[variant]))
      for (const surface of [tokens.surface.muted, tokens.code.mark, success.soft, error.soft])
        expect(contrastRatio(parse(color), parse(surface)), `${color} on ${surface}`).toBeGreaterThanOrEqual(
          4.5,
        );
  },
);
