import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element is fullscreen, and a function to toggle it. If the browser denies it, nothing changes. */
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
