import { useCallback, useEffect, useRef, useState } from 'react';
import { alertApiRef, useApi } from '#sdk';
import { toastForwarderApiRef } from '#extensions/app-apis';
import { type Notice, createAlertNotice, createToastNotice } from './notice';

/** Returns the queued messages, oldest first, and a function that dismisses one. */
export function useNotices(transientTimeout: number): {
  notices: readonly Notice[];
  dismiss: (key: string) => void;
} {
  const alertApi = useApi(alertApiRef);
  const toasts = useApi(toastForwarderApiRef);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const count = useRef(0);
  const dismiss = useCallback(
    (key: string) => setNotices((waiting) => waiting.filter((notice) => notice.key !== key)),
    [],
  );

  useEffect(() => {
    const subscriptions = [
      alertApi.alert$().subscribe((alert) => {
        count.current += 1;
        const notice = createAlertNotice(alert, `alert-${count.current}`, transientTimeout);
        // Several components can report the same problem.
        setNotices((waiting) =>
          waiting.some(({ title, tone }) => title === notice.title && tone === notice.tone)
            ? waiting
            : [...waiting, notice],
        );
      }),
      toasts.toast$().subscribe((toast) => setNotices((waiting) => [...waiting, createToastNotice(toast)])),
      toasts.closed$().subscribe(dismiss),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [alertApi, toasts, transientTimeout, dismiss]);

  return { notices, dismiss };
}
