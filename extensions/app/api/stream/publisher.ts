import { createObservable, type Emitter, type Observable } from '#sdk';

/** The writing side of an observable: what is published reaches everyone who is subscribed at that moment. */
export interface Publisher<T> {
  readonly observable: Observable<T>;
  readonly publish: (value: T) => void;
  /** How many are subscribed now. */
  readonly count: () => number;
}

/**
 * Creates a publisher.
 *
 * @param replay - Gives the values that a new subscriber receives first, e.g. the current one.
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
      // A copy, because a subscriber may leave while it is being told.
      const now = Array.from(emitters);
      for (const emitter of now) emitter.next(value);
    },
    count: () => emitters.size,
  };
}
