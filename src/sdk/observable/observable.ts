/** Receives the values of an observable. */
export interface Observer<T> {
  next?(value: T): void;
  error?(error: Error): void;
  complete?(): void;
}

/** A subscription. Calling `unsubscribe` again has no effect. */
export interface Subscription {
  unsubscribe(): void;
  readonly closed: boolean;
}

/** A source of values over time, compatible with common observable libraries. */
export interface Observable<T> {
  subscribe(observer: Observer<T>): Subscription;
  subscribe(
    onNext?: (value: T) => void,
    onError?: (error: Error) => void,
    onComplete?: () => void,
  ): Subscription;
}

/** An observer with all methods, for the source of the values. */
export type Emitter<T> = Required<Observer<T>>;

/**
 * Creates an observable from a function that runs for each subscription. The function can return a cleanup function. After an
 * error, completion or unsubscription, the observer is not called again.
 */
export function createObservable<T>(start: (emitter: Emitter<T>) => (() => void) | void): Observable<T> {
  return {
    subscribe(
      observerOrNext?: Observer<T> | ((value: T) => void),
      onError?: (error: Error) => void,
      onComplete?: () => void,
    ): Subscription {
      const observer: Observer<T> =
        typeof observerOrNext === 'object'
          ? observerOrNext
          : { next: observerOrNext, error: onError, complete: onComplete };
      return startSubscription(start, observer);
    },
  };
}

function startSubscription<T>(
  start: (emitter: Emitter<T>) => (() => void) | void,
  observer: Observer<T>,
): Subscription {
  let closed = false;
  let stop: (() => void) | void;
  const close = () => {
    if (closed) return;
    closed = true;
    stop?.();
  };
  stop = start({
    next: (value) => {
      if (!closed) observer.next?.(value);
    },
    error: (error) => {
      if (closed) return;
      close();
      observer.error?.(error);
    },
    complete: () => {
      if (closed) return;
      close();
      observer.complete?.();
    },
  });
  if (closed) stop?.();
  return {
    unsubscribe: close,
    get closed() {
      return closed;
    },
  };
}
