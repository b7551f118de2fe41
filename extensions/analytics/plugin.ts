import { createFrontendPlugin } from '#sdk';
import { httpAnalytics } from './http/httpAnalyticsExtension';

/** Tells an endpoint what people do in the portal; off until a configuration names the endpoint. */
export const analyticsPlugin = createFrontendPlugin({
  pluginId: 'analytics',
  title: 'Analytics',
  info: { packageJson: async () => (await import('./info')).packageJson },
  extensions: [httpAnalytics],
});
