import { lazyPart } from '#sdk';
import { ProgressBar } from '#ui';

/** Props of {@link SourceView}. */
export interface SourceViewProps {
  text: string;
  /** What the text is. The accessible name, also used for the copy button. */
  label: string;
  /** `json`, `yaml`, `graphql`, `protobuf` or `typescript`. Other languages are shown without colors and folding. */
  language?: string | undefined;
  /** The name of the file that users download. @default 'source.txt' */
  fileName?: string;
  /** The number of a line to show and mark, starting at 1. */
  marked?: number;
  /** The maximum height of the text in px, or a CSS length. Longer texts scroll. @default 560 */
  maxHeight?: number | string;
}

const SourceStage = lazyPart(
  async () => (await import('./SourceStage')).SourceStage,
  () => <ProgressBar />,
);

/**
 * Shows a source text of any length: only the lines in view are rendered. Users can search it, fold it, wrap long lines, copy it and
 * download it. For short code in a page, `CodeView` is lighter.
 */
export function SourceView(props: SourceViewProps) {
  return <SourceStage key={props.text} {...props} />;
}
