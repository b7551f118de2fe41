import { useEffect, useState } from 'react';
import type { Observable } from './observable';

/**
 * Returns the latest value of an observable, or `initial` until there is one. Pass the same observable on each render
 * (`useMemo`), because a new one causes a new subscription.
 */
export function useObservable<T>(observable: Observable<T>, initial: T): T;
export function useObservable<T>(observable: Observable<T>): T | undefined;
export function useObservable<T>(observable: Observable<T>, initial?: T): T | undefined {
  const [state, setState] = useState<{ observable: Observable<T>; value: T }>();
  useEffect(() => {
    const subscription = observable.subscribe((value) => setState({ observable, value }));
    return () => subscription.unsubscribe();
  }, [observable]);
  return state?.observable === observable ? state.value : initial;
}
