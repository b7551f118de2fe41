import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** A short message for the user, shown above the page. */
export interface AlertMessage {
  message: string;
  /** `success` by default. */
  severity?: 'success' | 'info' | 'warning' | 'error';
  /** `transient` messages disappear after a while. `permanent` messages (the default) stay until the user dismisses them. */
  display?: 'permanent' | 'transient';
}

/** Shows short messages to the user. Alerts that are posted before there is a subscriber are delivered to the first one. */
export interface AlertApi {
  post(alert: AlertMessage): void;
  alert$(): Observable<AlertMessage>;
}

/** The ref of {@link AlertApi}. */
export const alertApiRef: ApiRef<AlertApi> = createApiRef<AlertApi>({ id: 'core.alert' });
