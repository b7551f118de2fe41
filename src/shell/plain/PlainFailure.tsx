import type { CSSProperties } from 'react';

const style: CSSProperties = {
  maxWidth: 640,
  margin: '15vh auto',
  padding: 24,
  font: '16px/1.5 system-ui, sans-serif',
  overflowWrap: 'anywhere',
};

/**
 * The failure page without anything that has to be loaded, for the time until the other one is loaded, or if it cannot be. It is
 * part of the entry script.
 */
export function PlainFailure({ error }: { error: unknown }) {
  return (
    <main style={style} role="alert">
      <h1 style={{ fontSize: 24 }}>The portal could not be shown</h1>
      {listMessages(error).map((message) => (
        <p key={message}>{message}</p>
      ))}
      <button
        type="button"
        style={{ font: 'inherit', padding: '6px 16px' }}
        onClick={() => location.reload()}
      >
        Reload
      </button>
    </main>
  );
}

/** The messages of an error and its causes. */
function listMessages(error: unknown): string[] {
  return error instanceof Error
    ? [error.message, ...(error.cause ? listMessages(error.cause) : [])]
    : [String(error)];
}
