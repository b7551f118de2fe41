import { lazyPart } from '#sdk';
import { ProgressBar } from '#ui';
import { codeLineHeight } from '../code/codeStyles';

/** The layout: unified, or side by side. */
export type DiffLayout = 'unified' | 'split';

/** Props of {@link DiffView}. */
export interface DiffViewProps {
  before: string;
  after: string;
  /** What is compared. The accessible name. */
  label: string;
  /** The language, as in `CodeView`. */
  language?: string | undefined;
  /** The initial layout. Users can change it. @default 'unified' */
  layout?: DiffLayout;
}

const DiffStage = lazyPart(async () => (await import('./DiffStage')).DiffStage, DiffSpace);

/** Longer texts have unchanged lines, which are collapsed. */
const MOST_LINES = 25;
const TOOLBAR_HEIGHT = 52;

/** Has about the height of the lines. */
function DiffSpace({ after }: DiffViewProps) {
  const lines = Math.min(after.split('\n', MOST_LINES).length, MOST_LINES);
  return (
    <div style={{ minHeight: TOOLBAR_HEIGHT + lines * codeLineHeight }}>
      <ProgressBar />
    </div>
  );
}

/** Compares two versions of a text by line and by word. Unchanged lines are collapsed. */
export function DiffView(props: DiffViewProps) {
  return <DiffStage {...props} />;
}
