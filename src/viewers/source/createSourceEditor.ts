import { codeFolding, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import { openSearchPanel, search } from '@codemirror/search';
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { readStyleNonce } from '#ui/headless';

/** Options of {@link createSourceEditor}. */
export interface SourceEditorOptions {
  parent: HTMLElement;
  text: Text;
  label: string;
  marked?: number | undefined;
  /** The editor's own texts, by the English ones. */
  phrases: Readonly<Record<string, string>>;
  /** Called when users press Ctrl+F or ⌘F in the text. */
  onSearch: () => void;
}

/** A read-only editor. */
export interface SourceEditor {
  view: EditorView;
  setWrap: (wrap: boolean) => void;
  setLanguage: (language: Extension) => void;
}

/** Creates a read-only editor without a cursor. It renders only the lines in view. */
export function createSourceEditor(options: SourceEditorOptions): SourceEditor {
  const { parent, text, label, marked, phrases, onSearch } = options;
  const wrapping = new Compartment();
  const language = new Compartment();
  const nonce = readStyleNonce();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
        EditorState.phrases.of(phrases),
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-readonly': 'true',
          'aria-label': label,
          tabindex: '0',
          dir: 'ltr',
          translate: 'no',
        }),
        lineNumbers(),
        codeFolding(),
        foldGutter(),
        keymap.of([{ key: 'Mod-f', run: () => (onSearch(), true) }, ...foldKeymap]),
        // Matches are highlighted only while a panel is open. The search field is in the toolbar instead.
        search({ createPanel: () => ({ dom: document.createElement('div') }) }),
        syntaxHighlighting(classHighlighter),
        wrapping.of([]),
        language.of([]),
        marked === undefined ? [] : markLine(marked),
      ],
    }),
  });
  openSearchPanel(view);
  if (marked !== undefined) {
    const { from } = view.state.doc.line(Math.min(Math.max(1, marked), view.state.doc.lines));
    view.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  }
  return {
    view,
    setWrap: (wrap) => view.dispatch({ effects: wrapping.reconfigure(wrap ? EditorView.lineWrapping : []) }),
    setLanguage: (grammar) => view.dispatch({ effects: language.reconfigure(grammar) }),
  };
}

function markLine(number: number): Extension {
  return EditorView.decorations.of(({ state }) => {
    const line = Math.min(Math.max(1, number), state.doc.lines);
    return Decoration.set(Decoration.line({ class: 'trellis-marked' }).range(state.doc.line(line).from));
  });
}
