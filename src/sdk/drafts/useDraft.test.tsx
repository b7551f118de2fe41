import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityApiRef } from '../apis/identityApi';
import { mockApis } from '../testing/mocks/mockApis';
import { TestApiProvider } from '../testing/TestApiProvider';
import { draftStore } from './draftStore';
import { useDraft } from './useDraft';

beforeEach(() => sessionStorage.clear());

const initial = { subject: '', text: '', apiToken: '' };

async function open(user = 'user:default/ada', key = 'letters/new') {
  const identity = mockApis.identity({ userEntityRef: user });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApiProvider apis={[[identityApiRef, identity]]}>{children}</TestApiProvider>
  );
  const form = renderHook(() => useDraft(key, initial, { secrets: ['subject'] }), { wrapper });
  await act(async () => {});
  return form;
}

describe('the draft of a form', () => {
  it('is restored on the next page', async () => {
    const first = await open();
    expect(first.result.current).toMatchObject({ values: initial, isRestored: false });
    act(() => first.result.current.change({ text: 'Dear' }));
    act(() => first.result.current.change({ text: 'Dear Bob' }));
    first.unmount();
    const second = await open();
    await waitFor(() => expect(second.result.current.isRestored).toBe(true));
    expect(second.result.current.values).toEqual({ ...initial, text: 'Dear Bob' });
  });

  it('excludes given fields and fields with secret names', async () => {
    const { result } = await open();
    act(() => result.current.change({ subject: 'whispered', apiToken: 'abc-123', text: 'said' }));
    const stored = JSON.stringify(Object.entries(sessionStorage));
    expect(stored).toContain('said');
    expect(stored).not.toMatch(/whispered|abc-123/);
    expect(result.current.values).toEqual({ subject: 'whispered', apiToken: 'abc-123', text: 'said' });
  });

  it('is not restored for another user or in another form', async () => {
    const { result } = await open();
    act(() => result.current.change({ text: 'for my eyes' }));
    for (const other of [await open('user:default/bob'), await open('user:default/ada', 'letters/other')])
      expect(other.result.current).toMatchObject({ values: initial, isRestored: false });
  });

  it('is deleted after the form was submitted', async () => {
    const { result } = await open();
    act(() => result.current.change({ text: 'sent' }));
    act(() => result.current.clear());
    expect(result.current.values).toEqual(initial);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not stored if it is too large, and the previous draft is deleted', async () => {
    const { result } = await open();
    act(() => result.current.change({ text: 'short' }));
    act(() => result.current.change({ text: 'x'.repeat(64_000) }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed for newer ones if there are too many', () => {
    vi.useFakeTimers();
    for (let index = 0; index < 6; index += 1) {
      vi.advanceTimersByTime(1_000);
      draftStore.write(`form-${index}`, 'user:default/ada', { text: 'x'.repeat(60_000) });
    }
    vi.useRealTimers();
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'draft:form-2',
      'draft:form-3',
      'draft:form-4',
      'draft:form-5',
    ]);
  });

  it('is not stored without session storage or an identity', async () => {
    const { result } = renderHook(() => useDraft('letters/new', initial));
    act(() => result.current.change({ text: 'unknown' }));
    expect(result.current.values.text).toBe('unknown');
    expect(sessionStorage).toHaveLength(0);
    vi.stubGlobal('sessionStorage', undefined);
    const other = await open();
    act(() => other.result.current.change({ text: 'unkept' }));
    expect(other.result.current.values.text).toBe('unkept');
    vi.unstubAllGlobals();
  });

  it('ignores invalid stored values', async () => {
    for (const broken of ['{', 'null', '7', '{"user":"user:default/ada","values":3}']) {
      sessionStorage.setItem('draft:letters/new', broken);
      expect((await open()).result.current.values).toEqual(initial);
    }
  });
});
