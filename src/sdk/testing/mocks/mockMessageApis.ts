import type { AlertApi, AlertMessage } from '../../apis/alertApi';
import type { AnalyticsApi, AnalyticsEvent } from '../../apis/analyticsApi';
import type { ErrorApi, ErrorApiError, ErrorApiErrorContext } from '../../apis/errorApi';
import type { ToastApi, ToastApiMessage } from '../../apis/toastApi';
import { type Observable, createObservable } from '../../observable/observable';
import { type Subject, createSubject } from '../../observable/subject';

/** An alert API that remembers what was posted. */
export interface MockAlertApi extends AlertApi {
  getAlerts(): AlertMessage[];
}

/** Creates an alert API that remembers what was posted. */
export function createMockAlertApi(): MockAlertApi {
  const { seen, post, observable } = createPostbox<AlertMessage>();
  return { post, alert$: () => observable, getAlerts: () => [...seen] };
}

/** An error that was posted, with how it is to be treated. */
export interface PostedError {
  error: ErrorApiError;
  context?: ErrorApiErrorContext;
}

/** An error API that remembers what was posted. */
export interface MockErrorApi extends ErrorApi {
  getErrors(): PostedError[];
}

/** Creates an error API that remembers what was posted, without complaining: a test looks at what it got. */
export function createMockErrorApi(): MockErrorApi {
  const { seen, post, observable } = createPostbox<PostedError>();
  return {
    post: (error, context) => post(context ? { error, context } : { error }),
    error$: () => observable,
    getErrors: () => [...seen],
  };
}

/** A toast API that remembers the toasts that are still open. */
export interface MockToastApi extends ToastApi {
  getToasts(): ToastApiMessage[];
}

/** Creates a toast API that remembers the toasts that are still open. */
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

/** An analytics API that remembers the events. */
export interface MockAnalyticsApi extends AnalyticsApi {
  getEvents(): AnalyticsEvent[];
}

/** Creates an analytics API that remembers the events. */
export function createMockAnalyticsApi(): MockAnalyticsApi {
  const events: AnalyticsEvent[] = [];
  return { captureEvent: (event) => void events.push(event), getEvents: () => [...events] };
}

interface Postbox<T> {
  seen: T[];
  post: (message: T) => void;
  observable: Observable<T>;
}

/** Messages posted before anybody listens are kept for the first listener. */
function createPostbox<T>(): Postbox<T> {
  const seen: T[] = [];
  const subject: Subject<T> = createSubject();
  let waiting: T[] | undefined = [];
  const observable = createObservable<T>((emitter) => {
    const kept = waiting ?? [];
    waiting = undefined;
    kept.forEach((message) => emitter.next(message));
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
