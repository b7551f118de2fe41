import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { createPluginHeaderActionsApi } from './createPluginHeaderActionsApi';
import { createPluginWrapperApi } from './createPluginWrapperApi';

const counter = {
  useWrapperValue: () => {
    const [count, setCount] = useState(0);
    return { count, add: () => setCount((now) => now + 1) };
  },
  component: ({ children, value }: { children: ReactNode; value: unknown }) => {
    const { count, add } = value as { count: number; add: () => void };
    return (
      <section>
        <button type="button" onClick={add}>
          {count}
        </button>
        {children}
      </section>
    );
  },
};

describe('plugin wrappers', () => {
  test('share one value between all their instances', async () => {
    const api = createPluginWrapperApi([{ pluginId: 'a', loader: async () => counter }]);
    const Root = api.getRootWrapper();
    const Wrapper = api.getPluginWrapper('a');
    if (Wrapper === undefined) throw new Error('The plugin has no wrapper.');
    await act(async () =>
      render(
        <Root>
          <Suspense>
            <Wrapper>one</Wrapper>
            <Wrapper>two</Wrapper>
          </Suspense>
        </Root>,
      ),
    );
    const [first] = await screen.findAllByRole('button');
    if (first) await userEvent.click(first);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1', '1']);
    expect(screen.getByText('two')).toBeInTheDocument();
  });

  test("nest in tree order, with no value if they don't compute one", async () => {
    const named = (name: string) => async () => ({
      component: ({ children }: { children: ReactNode }) => <div data-testid={name}>{children}</div>,
    });
    const api = createPluginWrapperApi([
      { pluginId: 'a', loader: named('outer') },
      { pluginId: 'a', loader: named('inner') },
    ]);
    const Wrapper = api.getPluginWrapper('a');
    if (Wrapper === undefined) throw new Error('The plugin has no wrapper.');
    await act(async () =>
      render(
        <Suspense>
          <Wrapper>content</Wrapper>
        </Suspense>,
      ),
    );
    expect(screen.getByTestId('outer')).toContainElement(screen.getByTestId('inner'));
    expect(screen.getByTestId('inner')).toHaveTextContent('content');
  });

  test('are undefined for a plugin without wrappers', () => {
    expect(createPluginWrapperApi([]).getPluginWrapper('a')).toBeUndefined();
  });
});

test('header actions are listed per plugin in tree order', () => {
  const api = createPluginHeaderActionsApi([
    { pluginId: 'a', element: <i key="1" /> },
    { pluginId: 'b', element: <i key="2" /> },
    { pluginId: 'a', element: <i key="3" /> },
  ]);
  expect(api.getPluginHeaderActions('a').map((element) => element?.key)).toEqual(['1', '3']);
  expect(api.getPluginHeaderActions('c')).toEqual([]);
});
