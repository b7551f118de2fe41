/** Sends messages between the tabs of one browser. They are never stored. */
export interface TabChannel<TMessage> {
  send(message: TMessage): void;
  /** Returns a function that stops listening. */
  listen(listener: (message: TMessage) => void): () => void;
  close(): void;
}

/**
 * Opens the channel of a topic. Does nothing in a browser without broadcast channels.
 *
 * @param isMessage - Validates messages, because another tab may run another version of the portal.
 */
export function createTabChannel<TMessage>(
  topic: string,
  isMessage: (value: unknown) => value is TMessage,
): TabChannel<TMessage> {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`session:${topic}`);
  const post = channel?.postMessage.bind(channel);
  return {
    send: (message) => post?.(message),
    listen(listener) {
      const hear = (event: MessageEvent<unknown>): void => {
        if (isMessage(event.data)) listener(event.data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => channel?.close(),
  };
}
