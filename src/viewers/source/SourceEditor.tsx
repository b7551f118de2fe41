import { lazyPart } from '#sdk';
import { ProgressBar } from '#ui';
import type { CompleteSource, SourceProblem } from './sourceAssistance';

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
  /** Problems to underline, with their messages. */
  problems?: readonly SourceProblem[];
  /** Offers words while the user types and with Ctrl+Space. Keep the function between renders. */
  complete?: CompleteSource | undefined;
  /** Where to place the cursor, as an offset. A new object moves it again. */
  cursor?: { offset: number } | undefined;
  /** The maximum height of the text in px. Longer texts scroll. @default 560 */
  maxHeight?: number;
  /** Fills the height of its container instead. */
  fill?: boolean;
}

const EditorStage = lazyPart(
  async () => (await import('./EditorStage')).EditorStage,
  () => <ProgressBar />,
);

/** Edits a source text. Tab leaves the editor. Ctrl+] and Ctrl+[ (⌘ on a Mac) change the indentation. */
export function SourceEditor(props: SourceEditorProps) {
  return <EditorStage {...props} />;
}
