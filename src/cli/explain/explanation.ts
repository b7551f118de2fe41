import type { Place, Problem } from '#diagnostics';
import type { ConfigExplanation } from '#config/node';
import type { NodeState } from '#engine';
import type { InstalledInput } from '../schemas/installation/installation';

/** What is known of one extension. */
export interface ExtensionExplanation {
  id: string;
  /** A sentence: what it is or shows. */
  description: string;
  plugin: { id: string; title?: string; package?: string; version?: string };
  state: NodeState;
  /** Why it is there or not, as a sentence. */
  reason: string;
  /** Where the configuration names it last. */
  named?: Place;
  attachTo: { id: string; input: string; where?: Place; default: { id: string; input: string } };
  enabled: { value: boolean; where?: Place; default: boolean };
  /** Every key that it knows, and those that were written although it does not; absent where it takes no config. */
  config?: ConfigExplanation[];
  inputs: Array<InstalledInput & { description?: string; attached: string[] }>;
  outputs: Array<{ id: string; given: boolean }>;
  problems: Problem[];
}
