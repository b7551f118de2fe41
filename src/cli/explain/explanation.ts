import type { Place, Problem } from '#diagnostics';
import type { ConfigExplanation } from '#config/node';
import type { NodeState } from '#engine';
import type { InstalledInput } from '../schemas/installation/installation';

/** The explanation of one extension. */
export interface ExtensionExplanation {
  id: string;
  /** A sentence about what the extension is or shows. */
  description: string;
  plugin: { id: string; title?: string; package?: string; version?: string };
  state: NodeState;
  /** A sentence about why it is enabled or not. */
  reason: string;
  /** The place where the configuration lists it last. */
  named?: Place;
  attachTo: { id: string; input: string; where?: Place; default: { id: string; input: string } };
  enabled: { value: boolean; where?: Place; default: boolean };
  /** All keys in its schema, and the unknown keys that are set. Absent if it has no config. */
  config?: ConfigExplanation[];
  inputs: Array<InstalledInput & { description?: string; attached: string[] }>;
  outputs: Array<{ id: string; given: boolean }>;
  problems: Problem[];
}
