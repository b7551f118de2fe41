export type { AcceptedKey } from './acceptedKey';
export type {
  ExtensionDescription,
  ExtensionDescriptions,
  KeyDescription,
  KeyDescriptions,
} from './extensionDescription';
export type { JsonSchema } from './jsonSchema';
export type { Doubt, DoubtContext, FoundFiles } from './keys';
export {
  backend,
  described,
  elsewhere,
  frontend,
  frontendDeep,
  ruled,
  secret,
  secretDeep,
  secretElsewhere,
  unread,
} from './keys';
export {
  definePluginSettings,
  mergePluginSettings,
  type ConfigSections,
  type PluginSettings,
} from './pluginSettings';
export {
  anything,
  boolean,
  doubted,
  duration,
  durationOrSeconds,
  host,
  known,
  link,
  list,
  map,
  mapOf,
  number,
  oneOf,
  text,
  texts,
  url,
  usually,
} from './values';
