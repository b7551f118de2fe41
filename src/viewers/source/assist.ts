import {
  autocompletion,
  closeCompletion,
  completionKeymap,
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { setDiagnostics } from '@codemirror/lint';
import { type Extension, Prec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { CompleteSource, SourceCompletion, SourceProblem } from './sourceAssistance';

const types = {
  property: 'property',
  value: 'constant',
  variable: 'variable',
  function: 'function',
} as const;

/** Offers words while the user types, and with Ctrl+Space. Enter inserts the selected word, and Escape closes the list. */
export function completeWords(complete: CompleteSource): Extension {
  return [
    autocompletion({
      override: [createSource(complete)],
      icons: true,
      maxRenderedOptions: 200,
      // After a key, its values are offered.
      activateOnCompletion: ({ apply }) => apply !== undefined,
      defaultKeymap: false,
    }),
    Prec.highest(keymap.of(completionKeymap)),
    // Tab leaves the editor, also with an open list.
    Prec.highest(keymap.of([{ key: 'Tab', run: (view) => (closeCompletion(view), false) }])),
  ];
}

function createSource(complete: CompleteSource): CompletionSource {
  return (context) => {
    const { state, pos, explicit } = context;
    const found = complete(state.doc.toString(), pos);
    if (!found || found.options.length === 0) return null;
    const isTyping = found.from < pos || context.matchBefore(/[.|{:\-[]\s?$/) !== null;
    if (!explicit && !isTyping) return null;
    return { from: found.from, options: found.options.map(toCompletion), validFor: /^[\w$:-]*$/ };
  };
}

function toCompletion({
  label,
  detail,
  info,
  kind = 'value',
  insert,
  before = 0,
}: SourceCompletion): Completion {
  return {
    label,
    type: types[kind],
    ...(detail !== undefined && { detail }),
    ...(info !== undefined && { info }),
    apply: (view, completion, from, to) => {
      const text = insert ?? label;
      const start = from - before;
      view.dispatch({
        changes: { from: start, to, insert: text },
        selection: { anchor: start + text.length },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
      });
      if (/[\s(.]$/.test(text)) startCompletion(view);
    },
  };
}

/** Replaces the problems of the editor, which are underlined. */
export function setProblems(view: EditorView, problems: readonly SourceProblem[]): void {
  const end = view.state.doc.length;
  const marks = problems.map(({ from, to, severity, message }) => ({
    from: Math.min(from, end),
    to: Math.min(to, end),
    severity,
    message,
  }));
  view.dispatch(setDiagnostics(view.state, marks));
}
