import { describe, expect, test } from 'vitest';
import { createDialogApi, type OpenDialog } from './createDialogApi';

function connect() {
  const api = createDialogApi();
  let open: readonly OpenDialog[] = [];
  const subscription = api.dialogs$().subscribe((dialogs) => {
    open = dialogs;
  });
  return { api, open: () => open, disconnect: () => subscription.unsubscribe() };
}

describe('a dialog', () => {
  test('returns the result that it is closed with', async () => {
    const { api, open } = connect();
    const dialog = api.showModal<string>(<p>Sure?</p>);
    expect(open()).toHaveLength(1);
    dialog.close('yes');
    await expect(dialog.result()).resolves.toBe('yes');
    expect(open()).toEqual([]);
  });

  test('returns undefined when the user dismisses it', async () => {
    const { api, open } = connect();
    const dialog = api.show<string>(<p>Look</p>);
    open()[0]?.dismiss();
    await expect(dialog.result()).resolves.toBeUndefined();
  });

  test('cannot be dismissed if it is modal', () => {
    const { api, open } = connect();
    api.showModal(<p>Decide</p>);
    open()[0]?.dismiss();
    expect(open()).toHaveLength(1);
  });

  test('is above earlier dialogs and can be updated', () => {
    const { api, open } = connect();
    api.show(<p>below</p>);
    const top = api.show(<p>above</p>);
    top.update(<p>changed</p>);
    expect(open().map(({ content }) => content.props)).toEqual([
      { children: 'below' },
      { children: 'changed' },
    ]);
  });

  test('settles once', async () => {
    const { api } = connect();
    const dialog = api.showModal<number>(<p />);
    dialog.close(1);
    dialog.close(2);
    await expect(dialog.result()).resolves.toBe(1);
  });

  test('cannot be opened if no element shows dialogs', () => {
    const { api, disconnect } = connect();
    disconnect();
    expect(() => api.show(<p />)).toThrow('Dialog API has not been connected');
  });
});
