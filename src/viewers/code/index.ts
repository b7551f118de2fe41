/** A viewer for source code and configuration. */
export { CodeView } from './CodeView';
export { codeColors } from './codeColors';
