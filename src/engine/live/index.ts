/** What the engine needs only when the configuration changes while an app runs; browsers load it then. */
export { type PreparedSuccessor, prepareSuccessor, type SucceedingApp } from './prepareSuccessor';
