import { type Emitter, type Observable, createObservable } from './observable';

/** An observable that emits the values passed to `next`. */
export interface Subject<T> extends Observable<T> {
  next(value: T): void;
}

/** A subject that emits its latest value to each new observer. */
export interface BehaviorSubject<T> extends Subject<T> {
  getValue(): T;
}

/** Creates a subject. Observers receive values that are emitted after they subscribe. */
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

/** Creates a subject with an initial value. */
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
