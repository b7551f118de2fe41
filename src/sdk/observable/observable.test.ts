import { describe, expect, it, vi } from 'vitest';
import { createObservable } from './observable';
import { createBehaviorSubject, createSubject } from './subject';

describe('an observable', () => {
  it('runs its source once per subscription and its cleanup once', () => {
    const stop = vi.fn();
    const source = vi.fn(() => stop);
    const observable = createObservable(source);
    const subscription = observable.subscribe();
    expect(subscription.closed).toBe(false);
    subscription.unsubscribe();
    subscription.unsubscribe();
    expect(source).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(subscription.closed).toBe(true);
  });

  it('emits nothing after completion, even if the source completes immediately', () => {
    const stop = vi.fn();
    const seen: unknown[] = [];
    createObservable<number>((emitter) => {
      emitter.next(1);
      emitter.complete();
      emitter.next(2);
      return stop;
    }).subscribe({ next: (value) => seen.push(value), complete: () => seen.push('end') });
    expect(seen).toEqual([1, 'end']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('accepts functions instead of an observer', () => {
    const seen: unknown[] = [];
    createObservable<number>((emitter) => emitter.error(new Error('broken'))).subscribe(
      (value) => seen.push(value),
      (error) => seen.push(error.message),
    );
    expect(seen).toEqual(['broken']);
  });
});

describe('a subject', () => {
  it('notifies all observers, except one that unsubscribes meanwhile', () => {
    const subject = createSubject<string>();
    const seen: string[] = [];
    const first = subject.subscribe((value) => {
      seen.push(`first ${value}`);
      first.unsubscribe();
    });
    subject.subscribe((value) => seen.push(`second ${value}`));
    subject.next('a');
    subject.next('b');
    expect(seen).toEqual(['first a', 'second a', 'second b']);
  });

  it('with a value emits it to each new observer', () => {
    const subject = createBehaviorSubject(1);
    subject.next(2);
    const seen: number[] = [];
    subject.subscribe((value) => seen.push(value));
    expect(seen).toEqual([2]);
    expect(subject.getValue()).toBe(2);
  });
});
