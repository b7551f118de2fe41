import { createContext, type ReactNode, use, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Returns a function that announces a message to screen readers. */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}

/**
 * Contains the live region for announcements. It is rendered from the start, because screen readers ignore regions that are added
 * with content.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, announce] = useState('');
  return (
    <AnnounceContext value={announce}>
      {children}
      <span className="failure-hidden" role="status">
        {message}
      </span>
    </AnnounceContext>
  );
}
