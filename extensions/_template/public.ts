/** The API for other plugins. */
export { sampleNotesApiRef, type SampleNotesApi } from './api/SampleNotesApi';
