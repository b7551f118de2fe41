/** The server's session data. Everything else about a session is in its cookie. */
export interface SessionStore {
  /** Returns the secret that cookies are sealed with. All servers with the same database share it. */
  secret(): Promise<string>;
  /** Marks the session as ended until the given date. All copies of its cookie become invalid. */
  end(sessionId: string, until: Date): Promise<void>;
  hasEnded(sessionId: string): Promise<boolean>;
}
