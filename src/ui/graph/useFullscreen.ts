import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and what switches it. Where the browser refuses, nothing changes. */
export function useFullscreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    const follow = () => setFullscreen(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = (): void => {
    const change = isFullscreen ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return [isFullscreen, toggle];
}
