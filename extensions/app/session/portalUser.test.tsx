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
  test.each(['focus', 'online'])('has the session looked at when the machine wakes up: %s', (sign) => {
    const { renew } = enter();
    globalThis.dispatchEvent(new Event(sign));
    expect(renew).toHaveBeenCalled();
  });

  test('is locked out where a sign-out was missed, and what they left is forgotten', () => {
    const { reload, renew } = enter();
    sessionStorage.setItem('draft:letters', 'half a letter');
    // Written by another tab while the browser kept this one aside.
    localStorage.setItem('signedOutAt', '1');
    globalThis.dispatchEvent(new Event('focus'));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(renew).not.toHaveBeenCalled();
    expect(document.body.hidden).toBe(true);
    expect(sessionStorage.getItem('draft:letters')).toBeNull();
    expect(signedOutMark.isSet()).toBe(true);
  });

  test('takes another tab of the browser along when they leave', async () => {
    const [here, there] = [enter(), enter()];
    here.tab.leave();
    await vi.waitFor(() => expect(there.reload).toHaveBeenCalledTimes(1), 15_000);
    expect(here.reload).not.toHaveBeenCalled();
  });

  test('is led where the sign-out ends, and drawn anew only when the browser shows a page again that it kept aside', () => {
    const { tab, reload } = enter();
    tab.leave();
    // A page that is being left says so last of all.
    document.dispatchEvent(new Event('visibilitychange'));
    globalThis.dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is drawn anew for another user than who entered, and not for the same', () => {
    const { tab, reload } = enter();
    tab.confirm(ada);
    expect(reload).not.toHaveBeenCalled();
    tab.confirm(bob);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('finds nothing of another one whose session ended without a sign-out', () => {
    enter(ada);
    sessionStorage.setItem('draft:letters', 'half a letter');
    enter(ada);
    expect(sessionStorage.getItem('draft:letters')).toBe('half a letter');
    enter(bob);
    expect(sessionStorage.getItem('draft:letters')).toBeNull();
  });
});
