import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserMark } from './createBrowserMark';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a mark of the browser', () => {
  it('is remembered where it was said to be, until it is taken away', () => {
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

  it('takes no other value for its own', () => {
    const mark = createBrowserMark({ key: 'seen', value: 'true', place: 'browser', withoutStorage: false });
    localStorage.setItem('seen', 'false');
    expect(mark.isSet()).toBe(false);
    mark.set(true);
    expect(localStorage.getItem('seen')).toBe('true');
  });

  it.each([true, false])('is %s in a browser that keeps nothing', (withoutStorage) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const mark = createBrowserMark({ key: 'seen', place: 'tab', withoutStorage });
    mark.set(!withoutStorage);
    expect(mark.isSet()).toBe(withoutStorage);
  });
});
