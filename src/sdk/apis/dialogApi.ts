import type { ReactElement } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/** The content of a dialog: an element, or a component that receives the dialog's handle. */
export type DialogContent<TResult> =
  | ReactElement
  | ((props: { dialog: DialogApiDialog<TResult> }) => ReactElement | null);

/** The handle of an open dialog. */
export interface DialogApiDialog<TResult = unknown> {
  /** Closes the dialog. The result is required only for modal dialogs. */
  close(...args: undefined extends TResult ? [result?: TResult] : [result: TResult]): void;
  /** Replaces the content of the dialog. */
  update(content: DialogContent<TResult>): void;
  /** Resolves when the dialog closes. */
  result(): Promise<TResult>;
}

/** Opens dialogs from anywhere in the app. */
export interface DialogApi {
  /** Opens a dialog that users can close with Escape or a click outside. The result is `undefined` then. */
  show<TResult = object>(content: DialogContent<TResult | undefined>): DialogApiDialog<TResult | undefined>;
  /** Opens a dialog that closes only through its handle, so that there is always a result. */
  showModal<TResult = object>(content: DialogContent<TResult>): DialogApiDialog<TResult>;
}

/** The ref of {@link DialogApi}. */
export const dialogApiRef: ApiRef<DialogApi> = createApiRef<DialogApi>({ id: 'core.dialog' });
