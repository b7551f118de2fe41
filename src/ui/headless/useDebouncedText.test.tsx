import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useDebouncedText } from './useDebouncedText';

function Search() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { typed, type } = useDebouncedText({
    value: params.get('q') ?? '',
    onChange: (q) => setParams((before) => ({ ...Object.fromEntries(before), q }), { replace: true }),
  });
  return (
    <>
      <input value={typed} onChange={(event) => type(event.target.value)} />
      <button onClick={() => void navigate('/next')}>next</button>
      <button onClick={() => void navigate('?item=b')}>part</button>
    </>
  );
}

/** A part that takes until `finish` is called to be ready. */
function createSlowPart() {
  let finish = (): void => {};
  const ready = new Promise<void>((resolve) => (finish = resolve));
  function Part() {
    use(ready);
    return <p>ready</p>;
  }
  return { Part, finish };
}

function SlowItem({ part: Part }: { part: () => React.ReactNode }) {
  const [params] = useSearchParams();
  return params.has('item') ? <Part /> : null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '', '/list');
  onTestFinished(() => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  });
});

async function show(): Promise<() => Promise<void>> {
  const { Part, finish } = createSlowPart();
  await act(async () => {
    render(
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route
              path="/list"
              element={
                <>
                  <Search />
                  <SlowItem part={Part} />
                </>
              }
            />
            <Route path="/next" element={<Part />} />
          </Routes>
        </Suspense>
      </BrowserRouter>,
    );
  });
  return () => act(async () => finish());
}

const type = (value: string): void =>
  void fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const follow = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pause = (): Promise<void> => act(async () => void vi.advanceTimersByTime(1_000));
const shownUrl = (): string => window.location.pathname + window.location.search;

it('does not take the user back from a page that is still loading', async () => {
  const finish = await show();
  type('a');
  await follow('next');
  await pause();
  expect(shownUrl()).toBe('/next');
  await finish();
  await pause();
  expect(shownUrl()).toBe('/next');
  expect(screen.getByText('ready')).toBeVisible();
});

it('is reported after a slow change of the same page', async () => {
  const finish = await show();
  type('a');
  await follow('part');
  await pause();
  expect(shownUrl()).toBe('/list?item=b');
  await finish();
  await pause();
  expect(shownUrl()).toBe('/list?item=b&q=a');
});
