import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { swappableComponentsApiRef } from '../apis/swappableComponentsApi';
import { TestApiProvider } from '../testing/TestApiProvider';
import { createSwappableComponent } from './createSwappableComponent';

const Badge = createSwappableComponent({
  id: 'test.badge',
  loader:
    () =>
    ({ label }: { label: string }) => <b>{label}</b>,
  transformProps: ({ text }: { text: string }) => ({ label: text.toUpperCase() }),
});

describe('a swappable component', () => {
  it('renders its default without any APIs', () => {
    render(<Badge text="new" />);
    expect(screen.getByText('NEW').tagName).toBe('B');
  });

  it("renders the app's replacement with the same props", () => {
    const api = {
      getComponent: (ref: { id: string }) => (props: object) => (
        <i>
          {ref.id} {JSON.stringify(props)}
        </i>
      ),
    };
    render(
      <TestApiProvider apis={[[swappableComponentsApiRef, api]]}>
        <Badge text="new" />
      </TestApiProvider>,
    );
    expect(screen.getByText('test.badge {"label":"NEW"}')).toBeInTheDocument();
  });

  it('loads an asynchronous default', async () => {
    const Late = createSwappableComponent<object>({
      id: 'test.late',
      loader: async () => () => <p>Here at last</p>,
    });
    render(
      <Suspense fallback="loading">
        <Late />
      </Suspense>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('Here at last')).toBeInTheDocument();
  });

  it('renders nothing without a default', () => {
    const Nothing = createSwappableComponent<object>({ id: 'test.nothing' });
    const { container } = render(<Nothing />);
    expect(container).toBeEmptyDOMElement();
  });
});
