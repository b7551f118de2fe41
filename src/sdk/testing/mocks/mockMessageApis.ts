import type { AlertApi, AlertMessage } from '../../apis/alertApi';
import type { AnalyticsApi, AnalyticsEvent } from '../../apis/analyticsApi';
import type { ErrorApi, ErrorApiError, ErrorApiErrorContext } from '../../apis/errorApi';
import type { ToastApi, ToastApiMessage } from '../../apis/toastApi';
import { type Observable, createObservable } from '../../observable/observable';
import { type Subject, createSubject } from '../../observable/subject';

/** An alert API that records alerts. */
export interface MockAlertApi extends AlertApi {
  getAlerts(): AlertMessage[];
}

/** Creates an alert API that records alerts. */
export function createMockAlertApi(): MockAlertApi {
  const { seen, post, observable } = createRecorder<AlertMessage>();
  return { post, alert$: () => observable, getAlerts: () => [...seen] };
}

/** A posted error with its context. */
export interface PostedError {
  error: ErrorApiError;
  context?: ErrorApiErrorContext;
}

/** An error API that records errors. */
export interface MockErrorApi extends ErrorApi {
  getErrors(): PostedError[];
}

/** Creates an error API that records errors without logging them. */
export function createMockErrorApi(): MockErrorApi {
  const { seen, post, observable } = createRecorder<PostedError>();
  return {
    post: (error, context) => post(context ? { error, context } : { error }),
    error$: () => observable,
    getErrors: () => [...seen],
  };
}

/** A toast API that records open toasts. */
export interface MockToastApi extends ToastApi {
  getToasts(): ToastApiMessage[];
}

/** Creates a toast API that records open toasts. */
export function createMockToastApi(): MockToastApi {
  const open = new Set<ToastApiMessage>();
  return {
    post: (toast) => {
      open.add(toast);
      return { close: () => open.delete(toast) };
    },
    getToasts: () => [...open],
  };
}

/** An analytics API that records events. */
export interface MockAnalyticsApi extends AnalyticsApi {
  getEvents(): AnalyticsEvent[];
}

/** Creates an analytics API that records events. */
export function createMockAnalyticsApi(): MockAnalyticsApi {
  const events: AnalyticsEvent[] = [];
  return { captureEvent: (event) => void events.push(event), getEvents: () => [...events] };
}

interface Recorder<T> {
  seen: T[];
  post: (message: T) => void;
  observable: Observable<T>;
}

/** Keeps messages that are posted before the first subscription. */
function createRecorder<T>(): Recorder<T> {
  const seen: T[] = [];
  const subject: Subject<T> = createSubject();
  let waiting: T[] | undefined = [];
  const observable = createObservable<T>((emitter) => {
    const pending = waiting ?? [];
    waiting = undefined;
    pending.forEach((message) => emitter.next(message));
    const subscription = subject.subscribe(emitter);
    return () => subscription.unsubscribe();
  });
  const post = (message: T) => {
    seen.push(message);
    if (waiting) waiting.push(message);
    else subject.next(message);
  };
  return { seen, post, observable };
}
