import {
  type ConfigPath,
  findCandidates,
  type FixEdit,
  isRecord,
  type Place,
  type Problem,
  type ProblemFix,
} from '#diagnostics';

import { locateSpec } from '../../settings/locateSetting';
import type { AppNode } from '../../tree/appTree';
import { listFittingInputs } from '../attachmentFit';
import { createFix, readAt, removeAt, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';
import { disable, fixByDisabling } from './fixAbsence';
import { rankIds } from './fixUnknownId';

/** An attachTo of the configuration: whose it is, and what it says. */
interface WrittenPoint {
  node: AppNode;
  path: ConfigPath;
  id: string;
  input: string;
}

/** The parent is not installed: its id is misspelt, or the extension belongs where its plugin puts it. */
export const fixUnknownParent: Fixer = (problem, context) => {
  const point = findPoint(problem, context);
  if (!point) return undefined;
  const candidates = rankIds(point.id, { ...context, mentioned: new Set() })
    .filter((id) => id !== point.node.spec.id)
    .toSorted((left, right) => Number(takes(context, right, point)) - Number(takes(context, left, point)));
  const parent = context.nodes.get(candidates[0] ?? '');
  if (!parent) return { fix: restore(point, context) };
  const input = pickInput(point, parent);
  return {
    candidates,
    hint: `Did you mean '${parent.spec.id}'?`,
    fix: input === undefined ? restore(point, context) : moveTo(point, parent.spec.id, input, context),
  };
};

/** The parent has no such input, or its input does not take what the extension gives. */
export const fixUnfitInput: Fixer = (problem, context) => {
  const point = findPoint(problem, context);
  if (!point) return fixByDisabling(problem, context);
  const parent = context.nodes.get(point.id);
  const home = findHome(point.node, context);
  const isMovedAway = home !== undefined && home.id !== point.id;
  const fix = (): ProblemFix | undefined => {
    // The same input of another parent: it is the parent that was meant otherwise.
    if (isMovedAway && home.input === point.input && !hasNearInput(point, parent))
      return moveTo(point, home.id, home.input, context);
    const input = parent && pickInput(point, parent);
    return parent && input !== undefined && input !== point.input
      ? moveTo(point, point.id, input, context)
      : restore(point, context);
  };
  return {
    fix: fix(),
    where: locatePart(point, isMovedAway && home.input === point.input ? 'id' : 'input', context),
  };
};

/** Extensions that hang on each other: the one that the configuration moved goes back. */
export const fixCycle: Fixer = (problem, context) => {
  const point = findPoint(problem, context);
  return point && { fix: restore(point, context), where: locatePart(point, 'id', context) };
};

/** Too many extensions on one place: the one that the configuration moved there goes back, or the one that it enabled goes. */
export const fixConflict: Fixer = (problem, context) => {
  const { extensionId = '', inputName = '' } = problem;
  const attached = context.nodes.get(extensionId)?.edges.attachments.get(inputName) ?? [];
  const standing = attached.filter(({ spec }) => !spec.disabled);
  const moved = standing.findLast(({ spec }) => spec.origin.attachTo);
  const path = moved?.spec.origin.attachTo;
  if (moved && path) {
    const point = { node: moved, path, id: extensionId, input: inputName };
    return { fix: restore(point, context), where: locatePart(point, 'id', context) };
  }
  const mentioned = standing.filter(({ spec }) => spec.origin.entry);
  const enabled = mentioned.findLast(({ spec }) => spec.extension.disabled) ?? mentioned.at(-1);
  return (
    enabled && { fix: disable(enabled, context), where: locateSpec(context.config.locate, enabled.spec) }
  );
};

/** The attachTo that a problem speaks of: the one that its place leads into. */
function findPoint(problem: Problem, context: FixContext): WrittenPoint | undefined {
  const path = context.pathOf(problem);
  const end = path.lastIndexOf('attachTo') + 1;
  const node = context.nodes.get(String(path[3]));
  const written = end === 5 ? readAt(context.config.data, path.slice(0, end)) : undefined;
  if (!node || !isRecord(written)) return undefined;
  const { id, input } = written;
  return typeof id === 'string' && typeof input === 'string'
    ? { node, path: path.slice(0, end), id, input }
    : undefined;
}

/** The input of a parent that an attachment was meant for: one of that name, a near one, the plugin's own, or one that fits. */
function pickInput(
  { node, input }: Pick<WrittenPoint, 'node' | 'input'>,
  parent: AppNode,
): string | undefined {
  const fitting = listFittingInputs(node, parent);
  const home = node.spec.extension.attachTo.find(({ id }) => id === parent.spec.id);
  const near = findCandidates(input, fitting);
  return [near[0], home?.input, fitting[0]].find((name) => name !== undefined && fitting.includes(name));
}

function hasNearInput({ input }: WrittenPoint, parent: AppNode | undefined): boolean {
  return findCandidates(input, Object.keys(parent?.spec.extension.inputs ?? {})).some(
    (name) => name !== input,
  );
}

function takes({ nodes }: FixContext, id: string, { input }: WrittenPoint): boolean {
  return Object.hasOwn(nodes.get(id)?.spec.extension.inputs ?? {}, input);
}

/** Where the plugin puts an extension, when that exists. */
function findHome({ spec }: AppNode, { nodes }: FixContext): { id: string; input: string } | undefined {
  return spec.extension.attachTo.find(({ id, input }) =>
    Object.hasOwn(nodes.get(id)?.spec.extension.inputs ?? {}, input),
  );
}

function moveTo(
  point: WrittenPoint,
  id: string,
  input: string,
  { config }: FixContext,
): ProblemFix | undefined {
  const edits: Array<FixEdit | undefined> = [];
  if (id !== point.id) edits.push(writeAt(config, [...point.path, 'id'], id));
  if (input !== point.input) edits.push(writeAt(config, [...point.path, 'input'], input));
  return createFix(`Attach it to the input '${input}' of '${id}'.`, ...edits);
}

function restore({ node, path }: WrittenPoint, context: FixContext): ProblemFix | undefined {
  const home = findHome(node, context);
  return (
    home &&
    createFix(`Leave it on the input '${home.input}' of '${home.id}'.`, removeAt(context.config, path))
  );
}

function locatePart({ path }: WrittenPoint, part: 'id' | 'input', { config }: FixContext): Place | undefined {
  return config.locate([...path, part]);
}
