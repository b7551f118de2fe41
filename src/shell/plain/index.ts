/** The failure page of the entry script. */
export { showPlainFailure } from './showPlainFailure';
