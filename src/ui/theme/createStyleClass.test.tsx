import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

function renderChips(variant: 'light' | 'dark', chips = <Chip />) {
  const cache = createCache({ key: 'test' });
  const draw = (shown: 'light' | 'dark') => (
    <CacheProvider value={cache}>
      <TrellisThemeProvider variant={shown}>{chips}</TrellisThemeProvider>
    </CacheProvider>
  );
  const { rerender } = render(draw(variant));
  const texts = () =>
    cache.sheet.tags.map(({ textContent }) => textContent).filter((text) => text?.includes('inline-flex'));
  return { texts, show: (next: 'light' | 'dark') => rerender(draw(next)) };
}

describe('createStyleClass', () => {
  it('prints its styles once for all elements of a theme', () => {
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

  it('is overridden by a component created with styled', () => {
    const Block = styled(Chip)({ display: 'block' });
    const { show } = renderChips('light', <Block />);
    expect(getComputedStyle(screen.getByText('Chip')).display).toBe('block');
    // The styles of the other theme are added after those of the component.
    show('dark');
    expect(getComputedStyle(screen.getByText('Chip')).display).toBe('block');
  });
});
