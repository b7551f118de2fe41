import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { translationApiRef, type TranslationApi, type TranslationSnapshot } from '../apis/translationApi';
import { createObservable } from '../observable/observable';
import { createSubject } from '../observable/subject';
import { TestApiProvider } from '../testing/TestApiProvider';
import { mockApis } from '../testing/mocks/mockApis';
import { createDefaultText } from '../translation/createDefaultText';
import { createTranslationRef, type MessagesShape } from '../translation/translationRef';
import { useReadyText } from './useReadyText';
import { useTranslationRef } from './useTranslationRef';

const ref = createTranslationRef({
  id: 'test',
  messages: { page: { title: 'Catalog of {{owner}}' }, rows_one: 'one row', rows_other: '{{count}} rows' },
});
const german = createTranslationRef({
  id: 'test',
  messages: {
    page: { title: 'Katalog von {{owner}}' },
    rows_one: 'eine Zeile',
    rows_other: '{{count}} Zeilen',
  },
});

function Title() {
  const { t } = useTranslationRef(ref);
  return <h1>{t('page.title', { owner: <b>Ada</b> })}</h1>;
}

function ReadyTitle() {
  return <h1>{useReadyText(ref)?.('page.title', { owner: 'Ada' })}</h1>;
}

/** An API whose snapshot a test can change. */
function createControlledApi(first: TranslationSnapshot<MessagesShape>) {
  let current = first;
  let subscribed = 0;
  const changes = createSubject<void>();
  const errors = createSubject<Error>();
  const api = {
    getTranslation: () => current,
    translation$: () =>
      createObservable((emitter) => {
        subscribed += 1;
        emitter.next(current);
        const change = changes.subscribe(() => emitter.next(current));
        const error = errors.subscribe((reason) => emitter.error(reason));
        return () => {
          change.unsubscribe();
          error.unsubscribe();
        };
      }),
  } as unknown as TranslationApi;
  return {
    api,
    subscriptions: () => subscribed,
    fail: (error: Error) => errors.next(error),
    change: (next: TranslationSnapshot<MessagesShape>) => {
      current = next;
      changes.next();
    },
  };
}

const ready = (bundle: typeof ref): TranslationSnapshot<MessagesShape> => ({
  ready: true,
  t: createDefaultText<MessagesShape>(bundle),
});

describe('useTranslationRef', () => {
  it('renders texts with React elements', () => {
    render(
      <TestApiProvider apis={[mockApis.translation()]}>
        <Title />
      </TestApiProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Catalog of Ada');
    expect(screen.getByText('Ada').tagName).toBe('B');
  });

  it.each([
    ['useTranslationRef', Title],
    ['useReadyText', ReadyTitle],
  ])('keeps its subscriptions when the component renders again: %s', (_name, Shown) => {
    const { api, subscriptions } = createControlledApi(ready(ref));
    const draw = () => (
      <TestApiProvider apis={[[translationApiRef, api]]}>
        <Shown />
      </TestApiProvider>
    );
    const { rerender } = render(draw());
    const first = subscriptions();
    expect(first).toBeGreaterThan(0);
    rerender(draw());
    expect(subscriptions()).toBe(first);
  });

  it('suspends while a language loads', async () => {
    const { api, change } = createControlledApi({ ready: false });
    await act(async () => {
      render(
        <TestApiProvider apis={[[translationApiRef, api]]}>
          <Suspense fallback="loading">
            <Title />
          </Suspense>
        </TestApiProvider>,
      );
    });
    expect(screen.getByText('loading')).toBeInTheDocument();
    await act(async () => change(ready(german as unknown as typeof ref)));
    expect(screen.getByRole('heading')).toHaveTextContent('Katalog von Ada');
  });

  it('renders again when the language changes', async () => {
    const { api, change } = createControlledApi(ready(ref));
    render(
      <TestApiProvider apis={[[translationApiRef, api]]}>
        <Title />
      </TestApiProvider>,
    );
    await act(async () => change(ready(german as unknown as typeof ref)));
    expect(screen.getByRole('heading')).toHaveTextContent('Katalog von Ada');
  });

  it('posts a failed load once and uses the default language', async () => {
    const { api, fail } = createControlledApi(ready(ref));
    const errorApi = mockApis.error();
    render(
      <TestApiProvider apis={[[translationApiRef, api], errorApi]}>
        <Title />
      </TestApiProvider>,
    );
    await act(async () => fail(new Error('No such file')));
    expect(screen.getByRole('heading')).toHaveTextContent('Catalog of Ada');
    expect(errorApi.getErrors().map(({ error }) => error.message)).toEqual(['No such file']);
  });
});
