import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, use, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionError } from '../errors/connectionError';
import { lazyPart, lazyPopup } from './lazyPart';

const Content = () => <p>Content</p>;
const Popup = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Popup
  </button>
);
const lost = () => Promise.reject(new ConnectionError('https://portal.example/assets/a.js'));

let fetch: ReturnType<typeof vi.fn<() => Promise<Response>>>;

beforeEach(() => {
  fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => void vi.unstubAllGlobals());

/** The server responds again. */
async function reconnect(): Promise<void> {
  fetch.mockResolvedValue(new Response());
  await act(async () => void dispatchEvent(new Event('online')));
}

describe('lazyPart', () => {
  it('shows its fallback, then the component', async () => {
    const Part = lazyPart(
      async () => Content,
      () => <p>Loading</p>,
    );
    render(<Part />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Content')).toBeInTheDocument();
  });

  it('shows its fallback while the component suspends, and hides nothing around it', async () => {
    let load = (_text: string): void => {};
    const loading = new Promise<string>((resolve) => (load = resolve));
    const Part = lazyPart(
      async () => () => <p>{use(loading)}</p>,
      () => <p>Loading</p>,
    );
    await act(async () =>
      render(
        <Suspense fallback={<p>Nothing</p>}>
          <h1>Page</h1>
          <Part />
        </Suspense>,
      ),
    );
    expect(screen.getByText('Loading')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    await act(async () => load('Texts'));
    expect(screen.getByText('Texts')).toBeVisible();
  });

  it('keeps its fallback while the connection is lost, says why, and is loaded when it is back', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockImplementationOnce(lost)
      .mockResolvedValue(Content);
    const Part = lazyPart(load, () => <p>Loading</p>);
    render(<Part />);
    expect(await screen.findByRole('alert')).toHaveTextContent('No response from https://portal.example');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await reconnect();
    expect(await screen.findByText('Content')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows one message for all parts that failed', async () => {
    const [One, Two] = [lazyPart(lost), lazyPart(lost)];
    render(
      <>
        <One />
        <Two />
      </>,
    );
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    await reconnect();
  });

  it('shows its substitute instead of a message', async () => {
    const Part = lazyPart(lost, undefined, () => <p>Substitute</p>);
    render(<Part />);
    expect(await screen.findByText('Substitute')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await reconnect();
  });
});

describe('lazyPopup', () => {
  function Page({ Opened }: { Opened: ComponentType<{ onClose: () => void }> }) {
    const [isOpen, open] = useState(false);
    return (
      <>
        <button type="button" onClick={() => open(true)}>
          Open
        </button>
        {isOpen && <Opened onClose={() => open(false)} />}
      </>
    );
  }

  it('leaves the page alone if it cannot be loaded, and opens on Retry', async () => {
    const load = vi
      .fn<() => Promise<typeof Popup>>()
      .mockRejectedValueOnce(new Error('No script'))
      .mockResolvedValue(Popup);
    render(<Page Opened={lazyPopup(load)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No script');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Popup' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(document.body)],
  ])('closes the message on %s, and loads again when it is opened again', async (_, leave) => {
    const load = vi
      .fn<() => Promise<typeof Popup>>()
      .mockRejectedValueOnce(new Error('No script'))
      .mockResolvedValue(Popup);
    render(<Page Opened={lazyPopup(load)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alert');
    await leave();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('button', { name: 'Popup' })).toBeInTheDocument();
  });
});
