import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortalUser } from './portalUser';
import { signedOutMark } from './signedOutMark';

const ada = 'user:default/ada';
const bob = 'user:default/bob';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.hidden = false;
});
afterEach(() => void vi.restoreAllMocks());

function enter(user = ada) {
  const reload = vi.fn();
  const renew = vi.fn();
  const tab = createPortalUser(reload);
  tab.enter('oidc', user, renew);
  return { tab, reload, renew };
}

describe('the user of a tab', () => {
  test.each(['focus', 'online'])('has their session checked when the machine wakes up: %s', (sign) => {
    const { renew } = enter();
    globalThis.dispatchEvent(new Event(sign));
    expect(renew).toHaveBeenCalled();
  });

  test('is locked out after a missed sign-out, and their data is removed', () => {
    const { reload, renew } = enter();
    sessionStorage.setItem('draft:letters', 'half a letter');
    // Written by another tab while this tab was suspended.
    localStorage.setItem('signedOutAt', '1');
    globalThis.dispatchEvent(new Event('focus'));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(renew).not.toHaveBeenCalled();
    expect(document.body.hidden).toBe(true);
    expect(sessionStorage.getItem('draft:letters')).toBeNull();
    expect(signedOutMark.isSet()).toBe(true);
  });

  test('is signed out in other tabs too', async () => {
    const [here, there] = [enter(), enter()];
    here.tab.leave();
    await vi.waitFor(() => expect(there.reload).toHaveBeenCalledTimes(1), 15_000);
    expect(here.reload).not.toHaveBeenCalled();
  });

  test('leaves no copies of their settings, even if a response was stored after the sign-out', () => {
    enter().tab.leave();
    localStorage.setItem('settings:user:default/ada/appearance/theme', '"dark"');
    localStorage.setItem('unsent:settings:user:default/ada/stars', '[]');
    localStorage.setItem('settings:user:default/ada/stars', '["component:default/tide-table"]');
    createPortalUser(vi.fn());
    expect(Object.keys(localStorage).filter((name) => name.includes('settings:'))).toEqual([
      'unsent:settings:user:default/ada/stars',
      'settings:user:default/ada/stars',
    ]);
  });

  test('is redirected after sign-out, and the page reloads only when the browser restores it', () => {
    const { tab, reload } = enter();
    tab.leave();
    // The browser fires this event when a page unloads.
    document.dispatchEvent(new Event('visibilitychange'));
    globalThis.dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('causes a reload if a different user signs in, but not for the same user', () => {
    const { tab, reload } = enter();
    tab.confirm(ada);
    expect(reload).not.toHaveBeenCalled();
    tab.confirm(bob);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('finds no data of a former user whose session ended without a sign-out', () => {
    enter(ada);
    sessionStorage.setItem('draft:letters', 'half a letter');
    enter(ada);
    expect(sessionStorage.getItem('draft:letters')).toBe('half a letter');
    enter(bob);
    expect(sessionStorage.getItem('draft:letters')).toBeNull();
  });
});
