import type { ConfigPath, ConfigSource, Place, Problem, ProblemFix } from '#diagnostics';
import type { ConfigExplanation } from '../explain/configExplanation';
import type { InjectedConfig } from '../injected/injectedConfig';
import type { LocatedMap } from '../located/locatedValue';
import type { Audience } from '../mask/maskSource';
import type { TextFix } from '../repair/listTextFixes';
import type { FileTexts } from './createTextReader';

/** A loaded, merged and validated configuration. */
export interface LoadedConfig {
  /** The complete configuration with secrets. For the server only. */
  source: ConfigSource;
  /** The part that is visible in browsers. */
  frontend: ConfigSource;
  /** The complete configuration with `<secret>` in place of secrets. For printing. */
  masked: ConfigSource;
  /** Absolute paths of all files that were read, or would be read if they existed. These are the files to watch. */
  files: string[];
  /** Configuration files and URLs that could not be read. */
  unreadable: string[];
  /** Paths of values that are accepted because other programs read them, but have no effect. */
  ignored: readonly string[];
  /** The texts of all files, by name as in places. They can contain secrets. */
  sources: ReadonlyMap<string, string>;
  /** Returns the text of a file without the parts that the audience must not see. */
  readSource(file: string, audience: Audience): string | undefined;
  /**
   * Explains a value: the file and line that set it, the values it overrides, its default and its description. The path refers to
   * the merged configuration. Entries of `app.extensions` can also be identified by extension id.
   */
  explain(path: ConfigPath | string): ConfigExplanation;
  /** The problems found while loading, without excerpts. Their fixes can contain values that browsers must not see. */
  problems: readonly Problem[];
  /**
   * The same texts in the format of `LoadConfigOptions.files`, with `null` for missing files, to load the same configuration
   * again.
   */
  texts: FileTexts;
  /** Lists small changes of a file near a line that may fix the problem there, each with the text of the file after it. */
  listTextFixes(place: Place, given: readonly ProblemFix[]): TextFix[];
  /** Loads the same configuration with other texts of some files, by name as in places. */
  reload(texts: ReadonlyMap<string, string>): Promise<LoadedConfig>;
  /** Returns the data for the page. Problems found after loading can be added. All problems are explained for browsers. */
  toInjected(laterProblems?: readonly Problem[]): InjectedConfig;
}

/** The located form of a LoadedConfig, and data collected while reading. */
export interface ReadConfig {
  root: LocatedMap;
  /** The values of each file and of the environment, lowest first. */
  layers: readonly LocatedMap[];
  files: string[];
  unreadable: string[];
  sources: ReadonlyMap<string, string>;
  texts: FileTexts;
}
