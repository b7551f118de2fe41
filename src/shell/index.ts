/** The shell: boots the tree of extensions in a browser. */
export { bootTrellis, type BootOptions } from './start/bootTrellis';
