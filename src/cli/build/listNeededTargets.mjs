import { targets } from './targets.mjs';

/**
 * What has to be built before a command can run. Only what serves the portal needs more than the command line itself.
 *
 * @param {string[]} args
 */
export function listNeededTargets([command, ...rest]) {
  const asksForHelp = rest.includes('--help') || rest.includes('-h');
  const serves = command === 'start' || command === 'build';
  return serves && !asksForHelp ? Object.values(targets) : [targets.node];
}
