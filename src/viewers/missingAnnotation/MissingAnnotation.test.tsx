import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MissingAnnotation } from './MissingAnnotation';

test('a missing annotation is shown as a marked line in the descriptor', () => {
  const { container } = render(
    <MissingAnnotation
      annotations={['backstage.io/techdocs-ref']}
      entity={{ kind: 'Component', name: 'payments' }}
      examples={{ 'backstage.io/techdocs-ref': 'dir:.' }}
      readMoreUrl="https://example.com/docs"
    />,
  );
  expect(screen.getByRole('heading', { name: 'Missing Annotation' })).toBeInTheDocument();
  expect(container.querySelectorAll('mark')).toHaveLength(1);
  expect(container.querySelector('mark')).toHaveTextContent('backstage.io/techdocs-ref: dir:.');
  expect(screen.getByRole('link', { name: /Read more/ })).toHaveAttribute('href', 'https://example.com/docs');
});
