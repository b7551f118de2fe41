import type { ConfigPath, ConfigSource, Problem } from '#diagnostics';
import type { ConfigExplanation } from '../explain/configExplanation';
import type { InjectedConfig } from '../injected/injectedConfig';
import type { LocatedMap } from '../located/locatedValue';
import type { Audience } from '../mask/maskSource';
import type { FileTexts } from './createTextReader';

/** A configuration that has been read, merged and checked. */
export interface LoadedConfig {
  /** All of it, secrets too: for the server only. */
  source: ConfigSource;
  /** The part that browsers may see. */
  frontend: ConfigSource;
  /** All of it with `<secret>` in place of secrets: for printing. */
  masked: ConfigSource;
  /** Files that were read, tried or would be read if they existed, as absolute paths: what to watch. */
  files: string[];
  /** The configuration files and addresses that were named or are there by default and could not be read. */
  unreadable: string[];
  /** The texts of all files that were read, by the name that places show. They may hold secrets. */
  sources: ReadonlyMap<string, string>;
  /** The text of one of them with everything hidden that its audience must not see. */
  readSource(file: string, audience: Audience): string | undefined;
  /**
   * What a value is, which file and line set it, what that replaced, its default and what it is for. The path is one of
   * the merged configuration, or as people write it; entries of `app.extensions` go by extension id too.
   */
  explain(path: ConfigPath | string): ConfigExplanation;
  /** What was found while loading, as it was found: without excerpts, and with fixes that may hold values of backend keys. */
  problems: readonly Problem[];
  /** The same texts as `LoadConfigOptions.files` takes them, with `null` for what was asked for and not there: loads the same again. */
  texts: FileTexts;
  /** What the page carries. Problems that were found after loading can be added; all are explained as browsers may see it. */
  toInjected(laterProblems?: readonly Problem[]): InjectedConfig;
}

/** The located form behind a LoadedConfig, and what was learned while reading. */
export interface ReadConfig {
  root: LocatedMap;
  /** What each file and the environment say, the lowest first. */
  layers: readonly LocatedMap[];
  files: string[];
  unreadable: string[];
  sources: ReadonlyMap<string, string>;
  texts: FileTexts;
}
