import { frontend } from '../keys';
import { map, text } from '../values';

/** Whom the portal is for. */
export const organization = map({
  name: frontend(text(), 'Name of the organisation, as the catalogue calls what belongs to all.').default(
    'Company',
  ),
});
