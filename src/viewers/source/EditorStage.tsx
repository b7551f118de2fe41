import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { Annotation, Compartment, type Extension, Transaction } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CopyButton } from '#ui';
import { readStyleNonce } from '#ui/headless';
import type { SourceEditorProps } from './SourceEditor';
import { findSourceLanguage } from './sourceLanguages';
import { SourceFrame } from './sourceStyles';

/** The editor. It is loaded with the first one. */
export function EditorStage(props: SourceEditorProps) {
  const { text, label, maxHeight = 560 } = props;
  const host = useEditor(props);
  return (
    <SourceFrame aria-label={label}>
      <figcaption>
        <span data-fill="">{label}</span>
        <CopyButton text={text} label={label} size="small" />
      </figcaption>
      <div ref={host} dir="ltr" style={{ ['--max-height' as string]: `${maxHeight}px` }} />
    </SourceFrame>
  );
}

interface Editor {
  view: EditorView;
  language: Compartment;
  marks: Compartment;
}

/** Marks changes that do not come from the user. */
const isGiven = Annotation.define<boolean>();

function useEditor({ text, label, language, marked = [], onChange }: SourceEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!host.current) return undefined;
    const created = createEditor(host.current, label, (changed) => report(changed));
    setEditor(created);
    return () => created.view.destroy();
  }, [label]);
  useEffect(() => {
    if (editor) replaceText(editor.view, text);
  }, [editor, text]);
  const lines = marked.join(',');
  useEffect(() => {
    const numbers = lines === '' ? [] : lines.split(',').map(Number);
    editor?.view.dispatch({ effects: editor.marks.reconfigure(markLines(numbers)) });
  }, [editor, lines]);
  useEffect(() => {
    const load = findSourceLanguage(language);
    if (!editor || !load) return undefined;
    let isWanted = true;
    load().then(
      (grammar) => {
        if (isWanted) editor.view.dispatch({ effects: editor.language.reconfigure(grammar) });
      },
      // Without the grammar, the text has no colors.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [editor, language]);
  return host;
}

function createEditor(parent: HTMLElement, label: string, onChange: (text: string) => void): Editor {
  const language = new Compartment();
  const marks = new Compartment();
  const nonce = readStyleNonce();
  const view = new EditorView({
    parent,
    extensions: [
      nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
      EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr', translate: 'no' }),
      EditorView.lineWrapping,
      lineNumbers(),
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      syntaxHighlighting(classHighlighter),
      EditorView.updateListener.of(({ docChanged, state, transactions }) => {
        const isByUser = !transactions.some((transaction) => transaction.annotation(isGiven));
        if (docChanged && isByUser) onChange(state.doc.toString());
      }),
      language.of([]),
      marks.of([]),
    ],
  });
  return { view, language, marks };
}

/** Replaces only what differs, so that the cursor stays where it is. */
function replaceText(view: EditorView, text: string): void {
  const now = view.state.doc.toString();
  if (now === text) return;
  const shorter = Math.min(now.length, text.length);
  let from = 0;
  while (from < shorter && now[from] === text[from]) from += 1;
  let same = 0;
  while (same < shorter - from && now[now.length - 1 - same] === text[text.length - 1 - same]) same += 1;
  view.dispatch({
    changes: { from, to: now.length - same, insert: text.slice(from, text.length - same) },
    // Undo must not take away what the user has not typed.
    annotations: [isGiven.of(true), Transaction.addToHistory.of(false)],
  });
}

function markLines(numbers: readonly number[]): Extension {
  const mark = Decoration.line({ class: 'trellis-marked' });
  return EditorView.decorations.of(({ state: { doc } }) => {
    const lines = [...new Set(numbers.map((number) => Math.min(Math.max(1, number), doc.lines)))];
    return Decoration.set(lines.toSorted((a, b) => a - b).map((line) => mark.range(doc.line(line).from)));
  });
}
