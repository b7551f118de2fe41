import type { ConfigReader } from '#config';
import type { FinalizedApp, FrontendFeature, FrontendFeatureLoader } from '#engine';
import type { Problem } from '#diagnostics';
import type { Gaps } from '../failure';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';
import type { ShellApis } from './createShellApis';

/** A portal that runs, for whoever lets it follow its configuration. */
export interface RunningPortal {
  /** The app that is shown. */
  app: FinalizedApp;
  /** What is wrong with it, without having kept it from starting. */
  problems: readonly Problem[];
  readonly features: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** The plugins among them, which know their packages. */
  readonly plugins: InstalledPlugins;
  readonly reader: ConfigReader;
  readonly shellApis: ShellApis;
  readonly gaps: Gaps | undefined;
  /** Draws an app in the place of the one that is shown; what both have in common keeps its state. */
  draw(app: FinalizedApp): void;
}
