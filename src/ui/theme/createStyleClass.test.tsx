import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createStyleClass } from './createStyleClass';
import { TrellisThemeProvider } from './material/TrellisThemeProvider';
import { resolveTokens } from './resolveTokens';

const useChip = createStyleClass((theme) => ({
  color: resolveTokens(theme).text.secondary,
  display: 'inline-flex',
  '& > b': { fontWeight: 400 },
}));

function Chip({ className = '' }: { className?: string }) {
  return (
    <span className={`${useChip()} ${className}`}>
      Chip <b>1</b>
    </span>
  );
}

function renderChips(variant: 'light' | 'dark', chips = <Chip />, prepend = false) {
  const cache = createCache({ key: 'test', prepend });
  const draw = (shown: 'light' | 'dark') => (
    <CacheProvider value={cache}>
      <TrellisThemeProvider variant={shown}>{chips}</TrellisThemeProvider>
    </CacheProvider>
  );
  const { rerender } = render(draw(variant));
  const texts = () =>
    [...document.querySelectorAll('style[data-emotion=test-class]')].filter(({ textContent }) =>
      textContent.includes('inline-flex'),
    );
  return { texts, show: (next: 'light' | 'dark') => rerender(draw(next)) };
}

afterEach(() => {
  for (const style of document.querySelectorAll('style')) style.remove();
});

describe('createStyleClass', () => {
  it('adds its styles once for all elements of a theme', () => {
    const { texts, show } = renderChips(
      'light',
      <>
        <Chip />
        <Chip />
      </>,
    );
    expect(texts()).toHaveLength(1);
    show('dark');
    expect(texts()).toHaveLength(2);
    show('light');
    expect(texts()).toHaveLength(2);
  });

  it('applies the styles, also to elements inside', () => {
    renderChips('light');
    const chip = screen.getByText('Chip');
    expect(getComputedStyle(chip).display).toBe('inline-flex');
    expect(getComputedStyle(screen.getByText('1')).fontWeight).toBe('400');
  });

  it.each([true, false])('is overridden by a component created with styled (prepended: %s)', (prepend) => {
    const Block = styled(Chip)({ display: 'block' });
    const { show } = renderChips('light', <Block />, prepend);
    expect(getComputedStyle(screen.getByText('Chip')).display).toBe('block');
    // The styles of the other theme are added later.
    show('dark');
    expect(getComputedStyle(screen.getByText('Chip')).display).toBe('block');
    const order = [...document.querySelectorAll('style')].map(({ dataset }) => dataset['emotion']);
    expect(order.lastIndexOf('test-class')).toBeLessThan(order.indexOf('test'));
  });

  it('works beside a component with the same styles', () => {
    const Same = styled('em')({ display: 'block' });
    const useSame = createStyleClass(() => ({ display: 'block' }));
    const Plain = () => <i className={useSame()}>Plain</i>;
    renderChips(
      'light',
      <>
        <Same>Same</Same>
        <Plain />
      </>,
    );
    expect(getComputedStyle(screen.getByText('Same')).display).toBe('block');
    expect(getComputedStyle(screen.getByText('Plain')).display).toBe('block');
  });
});
