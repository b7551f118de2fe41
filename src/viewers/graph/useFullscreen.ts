import { useEffect, useState } from 'react';

/**
 * Returns whether an element fills the screen, and a function to toggle it. The whole page becomes fullscreen, because menus and
 * tooltips open outside of the element. If the browser denies it, nothing changes.
 */
export function useFullscreen(): [boolean, () => void] {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    if (!isFullscreen) return undefined;
    const follow = () => setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [isFullscreen]);
  const toggle = (): void => {
    const change = isFullscreen ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.then(
      () => setFullscreen(!isFullscreen),
      () => undefined,
    );
  };
  return [isFullscreen, toggle];
}
