import { app } from './sections/app';
import { auth } from './sections/auth';
import { backend } from './sections/backend';
import { catalog } from './sections/catalog';
import { home } from './sections/home';
import { integrations } from './sections/integrations';
import { kubernetes } from './sections/kubernetes';
import { organization } from './sections/organization';
import { permission } from './sections/permission';
import { proxy } from './sections/proxy';
import { scaffolder } from './sections/scaffolder';
import { search } from './sections/search';
import { techdocs } from './sections/techdocs';
import { described, frontend } from './keys';
import { boolean, map } from './values';

/**
 * Every configuration key that Trellis knows: type, description, default and visibility. A key that is not here reaches no
 * browser. Loaded where configuration is loaded, never in the browser.
 */
export const configSchema = map({
  app: described(app, 'The frontend: its name and address, and its tree of extensions.').optional(),
  organization: described(organization, 'Whom the portal is for.').optional(),
  backend: described(backend, 'The backend: where it is, where it listens and what it may read.').optional(),
  auth: described(auth, 'How people sign in.').optional(),
  enableExperimentalRedirectFlow: frontend(
    boolean(),
    'Whether people sign in in the same window, led to the provider and back, rather than in a window of its own.',
  ).optional(),
  permission: described(permission, 'Whether actions are checked against a policy.').optional(),
  integrations: described(
    integrations,
    'Source-control services: which hosts belong to which, and the credentials for them.',
  ).optional(),
  catalog: described(
    catalog,
    'The software catalogue: where its entities come from and which are allowed.',
  ).optional(),
  search: described(search, 'Searching everything.').optional(),
  techdocs: described(techdocs, 'Documentation that lives beside the code.').optional(),
  kubernetes: described(kubernetes, 'Clusters and what the portal shows of them.').optional(),
  scaffolder: described(scaffolder, 'Creating software from templates.').optional(),
  home: described(home, 'The home page.').optional(),
  proxy: described(proxy, 'Requests that the backend passes on to other services.').optional(),
});
