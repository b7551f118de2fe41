/** A viewer for long source texts, with search and folding. */
export { SourceView } from './SourceView';
/** An editor for source texts. */
export { SourceEditor } from './SourceEditor';
