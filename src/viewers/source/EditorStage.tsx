import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CopyButton } from '#ui';
import { readStyleNonce } from '#ui/headless';
import { useViewerText } from '../text/useViewerText';
import type * as assist from './assist';
import type { SourceEditorProps } from './SourceEditor';
import type { SourceProblem } from './sourceAssistance';
import { findSourceLanguage } from './sourceLanguages';
import { SourceFrame } from './sourceStyles';

/** The editor. It is loaded with the first one. */
export function EditorStage(props: SourceEditorProps) {
  const { text, label, maxHeight = 560, fill = false } = props;
  const host = useEditor(props);
  return (
    <SourceFrame aria-label={label} data-height={fill ? '' : undefined}>
      <figcaption>
        <span data-fill="">{label}</span>
        <CopyButton text={text} label={label} size="small" />
      </figcaption>
      <div ref={host} dir="ltr" style={{ ['--max-height' as string]: fill ? '100%' : `${maxHeight}px` }} />
    </SourceFrame>
  );
}

interface Editor {
  view: EditorView;
  language: Compartment;
  marks: Compartment;
  /** Completion and problems, which are loaded when they are used. */
  words: Compartment;
}

/** Marks changes that do not come from the user. */
const isGiven = Annotation.define<boolean>();

const none: readonly SourceProblem[] = [];

function useEditor(props: SourceEditorProps) {
  const { text, label, language, marked = [], problems = none, complete, cursor, onChange } = props;
  const phrases = usePhrases();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!host.current) return undefined;
    const created = createEditor(host.current, label, phrases, (changed) => report(changed));
    setEditor(created);
    return () => created.view.destroy();
  }, [label, phrases]);
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
  const assistance = useAssistance(editor, complete !== undefined || problems.length > 0);
  useEffect(() => {
    if (!editor || !assistance || !complete) return;
    const words = assistance.completeWords(complete);
    editor.view.dispatch({ effects: editor.words.reconfigure(words) });
  }, [editor, assistance, complete]);
  useEffect(() => {
    if (editor && assistance) assistance.setProblems(editor.view, problems);
  }, [editor, assistance, problems]);
  useEffect(() => {
    if (!editor || !cursor) return;
    const anchor = Math.min(cursor.offset, editor.view.state.doc.length);
    const effects = EditorView.scrollIntoView(anchor, { y: 'center' });
    editor.view.dispatch({ selection: { anchor }, effects });
    editor.view.focus();
  }, [editor, cursor]);
  return host;
}

type Assistance = Pick<typeof assist, 'completeWords' | 'setProblems'>;

/** Loads completion and problems for the first editor that has them. */
function useAssistance(editor: Editor | undefined, isUsed: boolean): Assistance | undefined {
  const [assistance, setAssistance] = useState<Assistance>();
  useEffect(() => {
    if (!editor || !isUsed) return undefined;
    let isWanted = true;
    import('./assist').then(
      (loaded) => {
        if (isWanted) setAssistance(loaded);
      },
      // Without them, the text can still be edited.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [editor, isUsed]);
  return assistance;
}

/** The editor's own texts in the language of the app. */
function usePhrases(): Readonly<Record<string, string>> {
  const t = useViewerText();
  return useMemo(
    () => ({
      Completions: t('code.completions'),
      Diagnostics: t('code.problems'),
      'Selection deleted': t('code.deleted'),
    }),
    [t],
  );
}

function createEditor(
  parent: HTMLElement,
  label: string,
  phrases: Readonly<Record<string, string>>,
  onChange: (text: string) => void,
): Editor {
  const language = new Compartment();
  const marks = new Compartment();
  const words = new Compartment();
  const nonce = readStyleNonce();
  const view = new EditorView({
    parent,
    extensions: [
      nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
      EditorState.phrases.of(phrases),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', dir: 'ltr', translate: 'no' }),
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
      words.of([]),
    ],
  });
  return { view, language, marks, words };
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
