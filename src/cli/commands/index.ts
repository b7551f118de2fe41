import type { Command } from '../commandLine/command';
import { build } from './build';
import { check } from './check';
import { configPrint } from './configPrint';
import { diff } from './diff';
import { explain } from './explain';
import { newPlugin } from './newPlugin';
import { schema } from './schema';
import { start } from './start';
import { tree } from './tree';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  start,
  check,
  explain,
  tree,
  diff,
  configPrint,
  schema,
  newPlugin,
  build,
];
