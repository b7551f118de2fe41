/** A viewer for long source texts, with search and folding. */
export { SourceView } from './SourceView';
/** An editor for source texts. */
export { SourceEditor } from './SourceEditor';
/** What an editor offers at the cursor, and the problems that it underlines. */
export type { SourceCompletion, SourceCompletions, SourceProblem } from './sourceAssistance';
