/** A viewer for logs, such as the output of a build or a container, complete or live. */
export { LogView } from './LogView';
