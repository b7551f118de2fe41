import { createObservable, type Emitter, type Observable } from '#sdk';

/** The writing side of an observable. Values are sent to all current subscribers. */
export interface Publisher<T> {
  readonly observable: Observable<T>;
  readonly publish: (value: T) => void;
  /** The number of subscribers. */
  readonly count: () => number;
}

/**
 * Creates a publisher.
 *
 * @param replay - Returns the values that a new subscriber receives first, such as the current one.
 */
export function createPublisher<T>(replay: () => readonly T[] = () => []): Publisher<T> {
  const emitters = new Set<Emitter<T>>();

  return {
    observable: createObservable<T>((emitter) => {
      emitters.add(emitter);
      for (const value of replay()) emitter.next(value);
      return () => emitters.delete(emitter);
    }),
    publish(value) {
      // A copy, because a subscriber may unsubscribe while it is notified.
      const now = Array.from(emitters);
      for (const emitter of now) emitter.next(value);
    },
    count: () => emitters.size,
  };
}
