import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiTextContext, useUiText } from './uiText';

test('numbers have separators and select the plural', () => {
  function Words() {
    const text = useUiText();
    return [
      text('table.results', { count: 1 }),
      text('table.results', { count: 28_000 }),
      text('pagination.range', { from: 1001, to: 1020, count: 28_000 }),
    ].join(', ');
  }
  render(<Words />);
  expect(document.body).toHaveTextContent('1 result, 28,000 results, 1,001-1,020 of 28,000');
});

test('the context provides texts in another language', () => {
  function Word() {
    return <p>{useUiText()('filter.clearAll')}</p>;
  }
  render(
    <UiTextContext value={(key) => (key === 'filter.clearAll' ? 'Alle löschen' : key)}>
      <Word />
    </UiTextContext>,
  );
  expect(screen.getByText('Alle löschen')).toBeInTheDocument();
});
