import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { useFrame } from './useFrame';

function Reader({ tools }: { tools: ReactNode }) {
  const [frame, attach] = useFrame();
  return (
    <>
      <div ref={attach} data-testid="host" />
      {frame && tools}
    </>
  );
}

it('keeps the content while something beside it suspends', async () => {
  let load = (_text: string): void => {};
  const loading = new Promise<string>((resolve) => (load = resolve));
  const Tools = () => <p>{use(loading)}</p>;
  await act(async () =>
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Reader tools={<Tools />} />
      </Suspense>,
    ),
  );
  const article = screen.getByTestId('host').shadowRoot?.querySelector('article');
  article?.append('The text of the page');
  await act(async () => load('Tools'));
  expect(screen.getByText('Tools')).toBeInTheDocument();
  const kept = screen.getByTestId('host').shadowRoot?.querySelector('article');
  expect(kept).toBe(article);
  expect(kept).toHaveTextContent('The text of the page');
});
