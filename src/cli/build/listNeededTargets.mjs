import { targets } from './targets.mjs';

/**
 * Lists the targets that a command needs. Only commands that serve the portal need more than the command line.
 *
 * @param {string[]} args
 */
export function listNeededTargets([command, ...rest]) {
  const asksForHelp = rest.includes('--help') || rest.includes('-h');
  const serves = command === 'start' || command === 'build';
  return serves && !asksForHelp ? Object.values(targets) : [targets.node];
}
