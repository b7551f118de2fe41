import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormTools } from '../context/FormContexts';

/** After this time without a key, the text becomes a value of the form. In ms. */
const DELAY = 150;

interface DraftText {
  text: string;
  change: (text: string) => void;
  /** Makes the text a value of the form now. */
  commit: () => void;
}

/**
 * Keeps what a user types in the control until there is a pause. A large form takes longer to update than it takes to press the next
 * key.
 */
export function useDraftText(value: string, onCommit: (text: string) => void): DraftText {
  const { pending } = useFormTools();
  const [draft, setDraft] = useState<string>();
  const latest = useRef<{ draft?: string | undefined; timer?: number; onCommit: (text: string) => void }>({
    onCommit,
  });
  useEffect(() => {
    latest.current.onCommit = onCommit;
  });
  const commit = useCallback(() => {
    const { draft: text, timer, onCommit: send } = latest.current;
    clearTimeout(timer);
    if (text === undefined) return;
    latest.current.draft = undefined;
    setDraft(undefined);
    send(text);
  }, []);
  const change = useCallback(
    (text: string) => {
      latest.current.draft = text;
      setDraft(text);
      clearTimeout(latest.current.timer);
      latest.current.timer = window.setTimeout(commit, DELAY);
    },
    [commit],
  );
  useEffect(() => {
    const { current } = latest;
    pending.add(commit);
    return () => {
      pending.delete(commit);
      clearTimeout(current.timer);
    };
  }, [pending, commit]);
  return { text: draft ?? value, change, commit };
}
