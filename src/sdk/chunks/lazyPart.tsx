import {
  type ComponentType,
  type ReactNode,
  Suspense,
  createElement,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { createPart, type Part, type PartState } from './createPart';
import type { PartFailureProps } from './PartFailure';
import { preloadLater } from './preloadLater';

/**
 * Returns a component that is loaded when it is first rendered. It shows `Fallback` until then, and while the component suspends, for
 * example because its texts are loading: what is around it stays on the page. If the connection is lost, a message over the page says
 * why, and the component is loaded when the server responds again.
 *
 * @param Substitute shown instead of the fallback and the message if the component cannot be loaded
 * @example const Chart = lazyPart(async () => (await import('./Chart')).Chart, ChartSkeleton);
 */
export function lazyPart<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  Fallback?: ComponentType<TProps>,
  Substitute?: ComponentType<TProps>,
): (props: TProps) => ReactNode {
  const part = createPart(load);
  return function LazyPart(props: TProps) {
    const state = usePart(part);
    const fallback = Fallback && createElement(Fallback, props);
    if (state.is === 'loaded')
      return <Suspense fallback={fallback}>{createElement(state.value, props)}</Suspense>;
    const hasFailed = state.is === 'failed';
    if (hasFailed && Substitute) return createElement(Substitute, props);
    return (
      <>
        {fallback}
        {hasFailed && <Failure error={state.error} onRetry={part.load} />}
      </>
    );
  };
}

/**
 * Returns a component that opens over the page, such as a menu. It is loaded when the page is idle. If it cannot be loaded when the
 * user opens it, a message over the page says why, and the page stays as it is.
 */
export function lazyPopup<TProps extends { onClose: () => void }>(
  load: () => Promise<ComponentType<TProps>>,
): (props: TProps) => ReactNode {
  const part = createPart(load);
  void preloadLater(part.load);
  return function LazyPopup(props: TProps) {
    const state = usePart(part);
    if (state.is === 'loaded') return <Suspense>{createElement(state.value, props)}</Suspense>;
    if (state.is !== 'failed') return null;
    return <Failure error={state.error} onRetry={part.load} onClose={props.onClose} />;
  };
}

const failure = createPart(preloadLater(async () => (await import('./PartFailure')).PartFailure));

function Failure(props: PartFailureProps) {
  const state = usePart(failure);
  if (state.is === 'loaded') return createElement(state.value, props);
  return state.is === 'failed' ? <p role="alert">{props.error.message}</p> : null;
}

function usePart<T>(part: Part<T>): PartState<T> {
  const state = useSyncExternalStore(part.subscribe, part.read);
  useEffect(() => void part.load(), [part]);
  return state;
}
