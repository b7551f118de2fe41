/** The parts of the engine for changes of the configuration at run time. Browsers load them on demand. */
export { type PreparedSuccessor, prepareSuccessor, type SucceedingApp } from './prepareSuccessor';
