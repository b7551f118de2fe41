/** A viewer for the differences between two texts. */
export { DiffView } from './DiffView';
