import type { QueryClient } from '@tanstack/react-query';
import type { ConfigReader } from '#config';
import type { FinalizedApp, Finding, FrontendFeature, FrontendFeatureLoader } from '#engine';
import type { Gaps } from '../failure';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';
import type { ShellApis } from './createShellApis';

/** The state of a running portal. */
export interface RunningPortal {
  /** The app that is shown. */
  app: FinalizedApp;
  /** The problems that did not prevent the app from starting. */
  problems: readonly Finding[];
  readonly features: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** The plugins of the app, used to show their packages. */
  readonly plugins: InstalledPlugins;
  readonly reader: ConfigReader;
  readonly queryClient: QueryClient;
  readonly shellApis: ShellApis;
  readonly gaps: Gaps | undefined;
  /** Renders an app in place of the current one. Shared elements keep their state. */
  render(app: FinalizedApp): void;
}
