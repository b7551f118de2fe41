/** The report over a running portal. Loaded on demand. */
export { mountReport, type MountedReport } from './mountReport';
