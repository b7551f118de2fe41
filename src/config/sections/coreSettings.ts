import { described, frontend } from '../schema/keys';
import { definePluginSettings } from '../schema/pluginSettings';
import { boolean } from '../schema/values';
import { app } from './app';
import { auth } from './auth';
import { backend } from './backend';
import { integrations } from './integrations/integrations';
import { organization } from './organization';
import { permission } from './permission';

/** The sections that the core reads. */
export const coreSettings = definePluginSettings({
  sections: {
    app: described(app, 'The frontend: its title, URL and extension tree.'),
    organization: described(organization, 'The organization that uses the portal.'),
    backend: described(backend, 'The backend: its URL, address, and the URLs it may read.'),
    auth: described(auth, 'Authentication.'),
    enableExperimentalRedirectFlow: frontend(
      boolean(),
      'Redirects to the provider in the same window for sign-in, instead of opening a popup.',
    ),
    permission: described(permission, 'Permissions and the policy that decides about them.'),
    integrations: described(integrations, 'Source control services, their hosts and credentials.'),
  },
});
