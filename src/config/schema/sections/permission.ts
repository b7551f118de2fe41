import { elsewhere, frontend } from '../keys';
import { boolean, map } from '../values';

/** Whether actions are checked against a policy. */
export const permission = map({
  enabled: frontend(boolean(), 'Asks the backend before actions; without it, everything is allowed.').default(
    false,
  ),
}).catchall(elsewhere('Setting of a permission policy.'));
