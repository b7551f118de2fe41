import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserMark } from './createBrowserMark';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('createBrowserMark', () => {
  it('stores the mark in the given place until it is removed', () => {
    const mark = createBrowserMark({ key: 'seen', place: 'tab', withoutStorage: false });
    expect(mark.isSet()).toBe(false);
    mark.set(true);
    expect(mark.isSet()).toBe(true);
    expect(sessionStorage.getItem('seen')).toBe('1');
    expect(localStorage.getItem('seen')).toBeNull();
    mark.set(false);
    expect(mark.isSet()).toBe(false);
    expect(sessionStorage.getItem('seen')).toBeNull();
  });

  it('ignores other values', () => {
    const mark = createBrowserMark({ key: 'seen', value: 'true', place: 'browser', withoutStorage: false });
    localStorage.setItem('seen', 'false');
    expect(mark.isSet()).toBe(false);
    mark.set(true);
    expect(localStorage.getItem('seen')).toBe('true');
  });

  it.each([true, false])('is %s in a browser without storage', (withoutStorage) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const mark = createBrowserMark({ key: 'seen', place: 'tab', withoutStorage });
    mark.set(!withoutStorage);
    expect(mark.isSet()).toBe(withoutStorage);
  });
});
