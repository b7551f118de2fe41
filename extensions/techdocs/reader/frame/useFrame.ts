import { type RefCallback, useCallback, useRef, useState } from 'react';
import { type Frame, createFrame } from './createFrame';

/** Returns the parts of a page in the shadow root of an element, and the ref for that element. */
export function useFrame(): [frame: Frame | undefined, attach: RefCallback<HTMLElement>] {
  const [frame, setFrame] = useState<Frame>();
  const created = useRef<Frame>(undefined);
  const attach = useCallback((host: HTMLElement | null) => {
    // While something around it suspends, React hides the element and detaches its ref, but the content stays in it.
    if (!host) return;
    if (created.current?.root.host !== host) created.current = createFrame(host);
    setFrame(created.current);
  }, []);
  return [frame, attach];
}
