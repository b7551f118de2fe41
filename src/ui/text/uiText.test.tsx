import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage';
import { UiTextContext, englishUiText, useUiText } from './uiText';

test('a text is filled in, and a value that is not given stays to be seen', () => {
  expect(formatMessage('{{from}}-{{ to }} of {{count}}', { from: 1, to: 20 })).toBe('1-20 of {{count}}');
});

test('a value with braces or dollars is put in as it is', () => {
  expect(formatMessage('{{a}} {{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} $&');
});

test('numbers have separators and choose the plural', () => {
  expect(englishUiText('table.results', { count: 1 })).toBe('1 result');
  expect(englishUiText('table.results', { count: 28_000 })).toBe('28,000 results');
});

test('texts of another language reach the kit through the context', () => {
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
