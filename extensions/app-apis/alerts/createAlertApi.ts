import type { AlertApi, AlertMessage } from '#sdk';
import { createPublisher } from '../stream/publisher';

const KEPT = 10;

/** Creates the alert API. The first subscriber also receives the last ten alerts that were posted before. */
export function createAlertApi(): AlertApi {
  let early: AlertMessage[] = [];
  let heard = false;
  const { observable, publish } = createPublisher<AlertMessage>(() => {
    const missed = early;
    early = [];
    heard = true;
    return missed;
  });

  return {
    post(alert) {
      if (!heard) early = [...early, alert].slice(-KEPT);
      publish(alert);
    },
    alert$: () => observable,
  };
}
