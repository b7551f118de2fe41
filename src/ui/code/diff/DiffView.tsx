import { lazy, Suspense } from 'react';
import { ProgressBar } from '../../feedback/ProgressBar';

/** How two versions are shown: one below the other, or side by side. */
export type DiffLayout = 'unified' | 'split';

/** Props of {@link DiffView}. */
export interface DiffViewProps {
  before: string;
  after: string;
  /** What is compared; its accessible name. */
  label: string;
  /** As of `CodeView`. */
  language?: string | undefined;
  /** How it is shown until the reader chooses. @default 'unified' */
  layout?: DiffLayout;
}

const DiffStage = lazy(async () => ({ default: (await import('./DiffStage')).DiffStage }));

/** Two versions of a text, line by line and word by word; what did not change is folded. */
export function DiffView(props: DiffViewProps) {
  return (
    <Suspense fallback={<ProgressBar />}>
      <DiffStage {...props} />
    </Suspense>
  );
}
