import { createElement, type ReactElement } from 'react';
import type { DialogApi, DialogApiDialog, DialogContent, Observable } from '#sdk';
import { createPublisher } from '../stream/publisher';

/** An open dialog, as it is rendered. */
export interface OpenDialog {
  key: string;
  /** Only its own buttons can close it. */
  modal: boolean;
  content: ReactElement;
  /** The user dismissed it with Escape or a click outside. */
  dismiss(): void;
}

/** The dialog API together with the part that the rendering element uses. */
export interface DialogHostApi extends DialogApi {
  /** The open dialogs, topmost last. Emits on subscription and on each change. Subscribing connects the API to the screen. */
  dialogs$(): Observable<readonly OpenDialog[]>;
}

/** Whether a dialog API needs an element to show its dialogs. A replacement may show them itself. */
export function isDialogHost(api: DialogApi): api is DialogHostApi {
  return 'dialogs$' in api && typeof api.dialogs$ === 'function';
}

/**
 * Creates the dialog API. Dialogs stack, and each handle settles once.
 *
 * @throws when a dialog is opened but no element of the app root shows dialogs.
 */
export function createDialogApi(): DialogHostApi {
  let open: readonly OpenDialog[] = [];
  let count = 0;
  const screen = createPublisher<readonly OpenDialog[]>(() => [open]);

  function change(next: readonly OpenDialog[]): void {
    open = next;
    screen.publish(open);
  }

  function openDialog<TResult>(
    content: DialogContent<TResult>,
    modal: boolean,
    noResult: (settle: (result: TResult) => void) => void,
  ): DialogApiDialog<TResult> {
    if (screen.count() === 0) throw new Error('Dialog API has not been connected');
    count += 1;
    const key = `dialog-${count}`;
    const { promise, resolve } = withResolvers<TResult>();
    const settle = (result: TResult): void => {
      resolve(result);
      change(open.filter((dialog) => dialog.key !== key));
    };
    const handle: DialogApiDialog<TResult> = {
      // The result type of a dismissible dialog includes `undefined`.
      close: (...results: [result?: TResult]) => settle(results[0] as TResult),
      update: (next) =>
        change(open.map((dialog) => (dialog.key === key ? { ...dialog, content: draw(next) } : dialog))),
      result: () => promise,
    };
    const draw = (next: DialogContent<TResult>): ReactElement =>
      typeof next === 'function' ? createElement(next, { dialog: handle }) : next;

    change([...open, { key, modal, content: draw(content), dismiss: () => noResult(settle) }]);
    return handle;
  }

  return {
    show: (content) => openDialog(content, false, (settle) => settle(undefined)),
    showModal: (content) => openDialog(content, true, () => {}),
    dialogs$: () => screen.observable,
  };
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
