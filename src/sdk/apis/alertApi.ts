import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** A short message to the user, shown above the page. */
export interface AlertMessage {
  message: string;
  /** `success` unless told otherwise. */
  severity?: 'success' | 'info' | 'warning' | 'error';
  /** `transient` messages vanish by themselves after a time; `permanent` ones (the default) wait to be dismissed. */
  display?: 'permanent' | 'transient';
}

/** Queues short messages for the user. Alerts posted before anything listens are kept and delivered to the first listener. */
export interface AlertApi {
  post(alert: AlertMessage): void;
  alert$(): Observable<AlertMessage>;
}

/** The ref of {@link AlertApi}. */
export const alertApiRef: ApiRef<AlertApi> = createApiRef<AlertApi>({ id: 'core.alert' });
