import { frontend } from '../schema/keys';
import { map, text } from '../schema/values';

/** The organization that uses the portal. */
export const organization = map({
  name: frontend(text(), 'Name of the organization.').default('Company'),
});
