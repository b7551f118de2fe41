/** The shell starts the portal in the browser. */
export { bootTrellis, type BootOptions } from './start/bootTrellis';
