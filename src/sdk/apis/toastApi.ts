import type { ReactNode } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/** A link offered below a toast's text. */
export interface ToastApiMessageLink {
  label: string;
  href: string;
}

/** What a toast shows. */
export interface ToastApiMessage {
  title: ReactNode;
  description?: ReactNode;
  /** `success` unless told otherwise. */
  status?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  links?: ToastApiMessageLink[];
  /** Milliseconds until it closes by itself. Without it the toast stays until it is dismissed. */
  timeout?: number;
}

/** Lets the one who posted a toast take it away again. */
export interface ToastApiPostResult {
  close(): void;
}

/** Shows notifications with a title, a description and links: more than an alert, less than a dialog. */
export interface ToastApi {
  post(toast: ToastApiMessage): ToastApiPostResult;
}

/** The ref of {@link ToastApi}. */
export const toastApiRef: ApiRef<ToastApi> = createApiRef<ToastApi>({ id: 'core.toast' });
