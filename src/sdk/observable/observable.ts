/** Receives what an observable gives. */
export interface Observer<T> {
  next?(value: T): void;
  error?(error: Error): void;
  complete?(): void;
}

/** Ends what `subscribe` began; ending it twice does nothing. */
export interface Subscription {
  unsubscribe(): void;
  readonly closed: boolean;
}

/** A source of values over time, of the shape that observable libraries agree on. */
export interface Observable<T> {
  subscribe(observer: Observer<T>): Subscription;
  subscribe(
    onNext?: (value: T) => void,
    onError?: (error: Error) => void,
    onComplete?: () => void,
  ): Subscription;
}

/** The observer that a source writes to: every method is there. */
export type Emitter<T> = Required<Observer<T>>;

/**
 * Creates an observable from a function that runs once per subscription. What the function returns runs when the
 * subscription ends. An observer hears nothing after its end, its error or its completion.
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
