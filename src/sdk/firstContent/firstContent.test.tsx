import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as firstContent from './firstContent';

const nextPaints: Array<() => void> = [];
vi.mock('./afterPaint', () => ({ afterPaint: (run: () => void) => nextPaints.push(run) }));

let content: typeof firstContent;
let load: ReturnType<typeof vi.fn<() => string>>;

// A document has one first content, so each test imports the module again.
beforeEach(async () => {
  vi.resetModules();
  nextPaints.length = 0;
  content = await import('./firstContent');
  load = vi.fn(() => 'loaded');
  void content.afterFirstContent(load);
});

async function paint(): Promise<void> {
  nextPaints.splice(0).forEach((run) => run());
  await Promise.resolve();
}

function App({ children }: { children?: ReactNode }) {
  content.useContentMounted(true);
  return <>{children}</>;
}

function Placeholder() {
  content.useContentPending();
  return null;
}

function Rows({ rows }: { rows?: string[] }) {
  content.useContentShown(rows !== undefined);
  return rows === undefined ? <Placeholder /> : <p>{rows.join(' ')}</p>;
}

it('loads deferred code after the rows of a table, even if a placeholder remains', async () => {
  const element = (rows?: string[]) => (
    <App>
      <Rows {...(rows ? { rows } : {})} />
      <Placeholder />
    </App>
  );
  const { rerender } = render(element());
  await paint();
  rerender(element(['one']));
  expect(load).not.toHaveBeenCalled();
  await paint();
  expect(load).toHaveBeenCalledOnce();
  expect(await content.afterFirstContent(() => 'at once')).toBe('at once');
});

it('loads deferred code after a page without rows', async () => {
  const { rerender } = render(<App>{<Placeholder />}</App>);
  await paint();
  expect(load).not.toHaveBeenCalled();
  rerender(<App>Settings</App>);
  await paint();
  expect(load).toHaveBeenCalledOnce();
});

it('does not wait for pending content once the user interacts', async () => {
  render(
    <App>
      <Placeholder />
    </App>,
  );
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await paint();
  expect(load).toHaveBeenCalledOnce();
});
