import type { ReactNode } from 'react';
import type { AlertMessage } from '#sdk';
import type { ForwardedToast } from '../api/alerts/toastForwarder';

/** One message that waits to be read, whether it came as an alert or as a toast. */
export interface Notice {
  key: string;
  tone: 'success' | 'info' | 'warning' | 'error' | 'neutral';
  title: ReactNode;
  description?: ReactNode;
  links: ReadonlyArray<{ label: string; href: string }>;
  /** Milliseconds until it goes by itself; without it, it waits to be dismissed. */
  timeout?: number | undefined;
}

/** Makes a notice of an alert. */
export function noticeOfAlert(alert: AlertMessage, key: string, transientTimeout: number): Notice {
  return {
    key,
    tone: alert.severity ?? 'success',
    title: alert.message,
    links: [],
    timeout: alert.display === 'transient' ? transientTimeout : undefined,
  };
}

/** Makes a notice of a toast. */
export function noticeOfToast(toast: ForwardedToast): Notice {
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
