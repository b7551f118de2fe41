/** The report over a running portal. Loaded only when there is something to report. */
export { mountReport, type MountedReport } from './mountReport';
