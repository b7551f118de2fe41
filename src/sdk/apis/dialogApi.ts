import type { ReactElement } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/** What a dialog shows: an element, or a component that is given the dialog's handle. */
export type DialogContent<TResult> =
  | ReactElement
  | ((props: { dialog: DialogApiDialog<TResult> }) => ReactElement | null);

/** The handle of an open dialog. */
export interface DialogApiDialog<TResult = unknown> {
  /** Closes it with a result; only a modal dialog must have one. */
  close(...args: undefined extends TResult ? [result?: TResult] : [result: TResult]): void;
  /** Replaces what the dialog shows. */
  update(content: DialogContent<TResult>): void;
  /** Settles once the dialog is closed. */
  result(): Promise<TResult>;
}

/** Opens dialogs from anywhere, without a place of their own in the page. */
export interface DialogApi {
  /** A dialog that the user may leave by Escape or a click outside; its result is then `undefined`. */
  show<TResult = object>(content: DialogContent<TResult | undefined>): DialogApiDialog<TResult | undefined>;
  /** A dialog that only closes through its handle, so that there always is a result. */
  showModal<TResult = object>(content: DialogContent<TResult>): DialogApiDialog<TResult>;
}

/** The ref of {@link DialogApi}. */
export const dialogApiRef: ApiRef<DialogApi> = createApiRef<DialogApi>({ id: 'core.dialog' });
