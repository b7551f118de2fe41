import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorDisplay } from '../components/ErrorDisplay';

const place: CSSProperties = {
  position: 'fixed',
  inset: 'auto 16px calc(72px + env(safe-area-inset-bottom))',
  zIndex: 1600,
  width: 'auto',
  maxWidth: 720,
  margin: '0 auto',
  padding: 0,
  border: 0,
  borderRadius: 10,
  background: 'Canvas',
};

/** Props of {@link PartFailure}. */
export interface PartFailureProps {
  error: Error;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

/**
 * Says over the page why a part of it could not be loaded. Escape and clicks outside close it. If several parts fail, only one of
 * them shows this.
 */
export function PartFailure({ error, onRetry, onClose }: PartFailureProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, show] = useState(true);
  const close = useEffectEvent(() => {
    show(false);
    onClose?.();
  });
  useLayoutEffect(() => {
    show(document.querySelector('[data-part-failure]') === box.current);
    // Above open dialogs. Firefox supports it since version 125.
    box.current?.showPopover?.();
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!box.current?.contains(target as Node)) close();
      },
      stop,
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), stop);
    return () => stop.abort();
  }, []);
  if (!isShown) return null;
  return (
    <div ref={box} popover="manual" data-part-failure style={place}>
      <ErrorDisplay error={error} resetError={onRetry} />
    </div>
  );
}
