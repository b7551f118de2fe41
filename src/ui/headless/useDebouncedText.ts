import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

/** How often a text that waits for a navigation looks whether it is done, in ms. */
const navigationPoll = 50;

/** Options of {@link useDebouncedText}. */
export interface DebouncedTextOptions {
  /** The text that was reported last, or its replacement. */
  value: string;
  /** Called with the text when typing pauses. */
  onChange: (value: string) => void;
  /** The delay after the last keystroke, in ms. */
  delay?: number | undefined;
}

/** The text in a field, and functions to change it. */
export interface DebouncedText {
  typed: string;
  /** Changes the text. It is reported when typing pauses. */
  type: (text: string) => void;
  /** Changes the text, and reports it immediately. */
  set: (text: string) => void;
}

/**
 * Holds the current text and reports it when typing pauses. If the value changes from outside, it replaces the text, unless it
 * is the value reported last: the user may have typed more since then.
 *
 * Many texts are written to the URL. If the user followed a link meanwhile, the text waits until the new page is rendered, so that
 * the former page does not take its URL back.
 */
export function useDebouncedText({ value, onChange, delay = 250 }: DebouncedTextOptions): DebouncedText {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  // The context, because `useLocation` throws in a test of a component without a router.
  const location = useContext(LocationContext);
  const rendered = useRef<{ location: typeof location; href: string }>(undefined);
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setReported(value);
      setTyped(value);
    }
  }
  // What the function changes can have changed since the text was typed, such as the URL.
  useLayoutEffect(() => {
    latest.current = onChange;
    if (!rendered.current || rendered.current.location !== location)
      rendered.current = { location, href: window.location.href };
  });
  useEffect(() => {
    // Back and Forward show the state in the URL, so text that is not reported yet is dropped.
    const drop = () => {
      clearTimeout(timer.current);
      setTyped(value);
    };
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback((text: string, wait: number) => {
    const report = () => {
      if (window.location.href !== rendered.current?.href) {
        timer.current = setTimeout(report, navigationPoll);
        return;
      }
      setReported(text);
      latest.current(text);
    };
    clearTimeout(timer.current);
    setTyped(text);
    if (wait === 0) report();
    else timer.current = setTimeout(report, wait);
  }, []);
  const type = useCallback((text: string) => change(text, delay), [change, delay]);
  const set = useCallback((text: string) => change(text, 0), [change]);
  return { typed, type, set };
}
