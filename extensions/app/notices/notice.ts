import type { ReactNode } from 'react';
import type { AlertMessage } from '#sdk';
import type { ForwardedToast } from '#extensions/app-apis';

/** A message to show, from an alert or a toast. */
export interface Notice {
  key: string;
  tone: 'success' | 'info' | 'warning' | 'error' | 'neutral';
  title: ReactNode;
  description?: ReactNode;
  links: ReadonlyArray<{ label: string; href: string }>;
  /** How long it is shown, in ms. Without a timeout, it stays until the user dismisses it. */
  timeout?: number | undefined;
}

/** Creates a notice from an alert. */
export function createAlertNotice(alert: AlertMessage, key: string, transientTimeout: number): Notice {
  return {
    key,
    tone: alert.severity ?? 'success',
    title: alert.message,
    links: [],
    timeout: alert.display === 'transient' ? transientTimeout : undefined,
  };
}

/** Creates a notice from a toast. */
export function createToastNotice(toast: ForwardedToast): Notice {
  const { status = 'success' } = toast;
  return {
    key: toast.key,
    tone: status === 'danger' ? 'error' : status,
    title: toast.title,
    description: toast.description,
    links: toast.links ?? [],
    timeout: toast.timeout,
  };
}
