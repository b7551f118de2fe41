import type { ReactNode } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/** A link below the text of a toast. */
export interface ToastApiMessageLink {
  label: string;
  href: string;
}

/** The content of a toast. */
export interface ToastApiMessage {
  title: ReactNode;
  description?: ReactNode;
  /** `success` by default. */
  status?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  links?: ToastApiMessageLink[];
  /** Milliseconds until the toast closes. Without it, the toast stays until the user dismisses it. */
  timeout?: number;
}

/** The handle of a posted toast. */
export interface ToastApiPostResult {
  close(): void;
}

/** Shows notifications with a title, a description and links. */
export interface ToastApi {
  post(toast: ToastApiMessage): ToastApiPostResult;
}

/** The ref of {@link ToastApi}. */
export const toastApiRef: ApiRef<ToastApi> = createApiRef<ToastApi>({ id: 'core.toast' });
