import { createContext, type ReactNode, use, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Reads a message out where a screen reader listens; the eye sees it elsewhere. */
export function useAnnounce(): (message: string) => void {
  return use(AnnounceContext);
}

/** Holds the one place from which everything inside it is read out. It stands there from the start, as readers need it. */
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
