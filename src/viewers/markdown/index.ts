/** A viewer for untrusted Markdown. */
export { Markdown } from './Markdown';
