/** What the server remembers of sessions; everything else about one is in its cookie. */
export interface SessionStore {
  /** The secret that cookies are sealed with, made once for all servers on one database. */
  secret(): Promise<string>;
  /** From now on the session's cookies are worth nothing, wherever copies of them are. Remembered until the date. */
  end(sessionId: string, until: Date): Promise<void>;
  hasEnded(sessionId: string): Promise<boolean>;
}
