import { lazyPart } from '#sdk';
import { ProgressBar } from '#ui';

/** Props of {@link SourceEditor}. */
export interface SourceEditorProps {
  text: string;
  /** Called with each change by the user. */
  onChange: (text: string) => void;
  /** What the text is. The accessible name, and the title. */
  label: string;
  language?: string | undefined;
  /** The numbers of lines with problems, starting at 1. */
  marked?: readonly number[];
  /** The maximum height of the text in px. Longer texts scroll. @default 560 */
  maxHeight?: number;
}

const EditorStage = lazyPart(
  async () => (await import('./EditorStage')).EditorStage,
  () => <ProgressBar />,
);

/** Edits a source text. Tab leaves the editor. Ctrl+] and Ctrl+[ (⌘ on a Mac) change the indentation. */
export function SourceEditor(props: SourceEditorProps) {
  return <EditorStage {...props} />;
}
