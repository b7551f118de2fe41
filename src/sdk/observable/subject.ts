import { type Emitter, type Observable, createObservable } from './observable';

/** An observable that is written to from outside and heard by any number of observers. */
export interface Subject<T> extends Observable<T> {
  next(value: T): void;
}

/** A subject that knows its latest value and gives it to each new observer at once. */
export interface BehaviorSubject<T> extends Subject<T> {
  getValue(): T;
}

/** Creates a subject; observers hear what comes after they subscribed. */
export function createSubject<T>(): Subject<T> {
  const emitters = new Set<Emitter<T>>();
  const observable = createObservable<T>((emitter) => {
    emitters.add(emitter);
    return () => emitters.delete(emitter);
  });
  return {
    ...observable,
    next: (value) => {
      for (const emitter of Array.from(emitters)) emitter.next(value);
    },
  };
}

/** Creates a subject with a value from the start. */
export function createBehaviorSubject<T>(initial: T): BehaviorSubject<T> {
  let current = initial;
  const changes = createSubject<T>();
  const observable = createObservable<T>((emitter) => {
    emitter.next(current);
    const subscription = changes.subscribe(emitter);
    return () => subscription.unsubscribe();
  });
  return {
    ...observable,
    getValue: () => current,
    next: (value) => {
      current = value;
      changes.next(value);
    },
  };
}
