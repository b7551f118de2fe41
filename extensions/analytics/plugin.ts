import { createFrontendPlugin } from '#sdk';
import { httpAnalytics } from './extensions';

/** Sends analytics events to an endpoint. Disabled until an endpoint is configured. */
export const analyticsPlugin = createFrontendPlugin({
  pluginId: 'analytics',
  title: 'Analytics',
  info: { packageJson: async () => (await import('./info')).packageJson },
  extensions: [httpAnalytics],
});
