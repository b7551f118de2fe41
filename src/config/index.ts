export { listChangedPaths } from './changes/listChangedPaths';
export {
  injectedConfigId,
  type InjectedConfig,
  type InjectedPlaces,
  type LiveConfig,
} from './injected/injectedConfig';
export { printInjectedConfig, printSafeJson } from './injected/printInjectedConfig';
export { ConfigReader, type JsonValue } from './reader/configReader';
