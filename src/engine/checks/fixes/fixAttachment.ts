import {
  type ConfigPath,
  findCandidates,
  findOnlyCandidate,
  type FixEdit,
  isRecord,
  type Place,
  type Problem,
  type ProblemFix,
} from '#diagnostics';

import { locateSpec } from '../../settings/locateSetting';
import type { AppNode } from '../../definitions/appTree';
import { listFittingInputs } from '../written/attachmentFit';
import { createFix, markSafe, readAt, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';
import { disable, fixByDisabling } from './fixAbsence';
import { isCertainId, rankIds } from './fixUnknownId';

/** An attachTo in the configuration. */
interface WrittenPoint {
  node: AppNode;
  path: ConfigPath;
  id: string;
  input: string;
}

/** Fixes an attachment to an extension that is not installed: corrects the id, or restores the default of the plugin. */
export const fixUnknownParent: Fixer = (problem, context) => {
  const point = findPoint(problem, context);
  if (!point) return undefined;
  const candidates = rankIds(point.id, { ...context, mentioned: new Set() })
    .filter((id) => id !== point.node.spec.id)
    .toSorted((left, right) => Number(takes(context, right, point)) - Number(takes(context, left, point)));
  const parent = context.nodes.get(candidates[0] ?? '');
  if (!parent) return restore(point, context);
  const input = pickInput(point, parent);
  if (input === undefined) return { candidates, ...restore(point, context) };
  const isMeant =
    input === point.input && isCertainId(point.id, parent.spec.id, { ...context, mentioned: new Set() });
  return {
    candidates,
    hint: `Did you mean '${parent.spec.id}'?`,
    fix: markSafe(moveTo(point, parent.spec.id, input, context), isMeant),
  };
};

/** Fixes an attachment to an input that does not exist or does not accept the extension. */
export const fixUnfitInput: Fixer = (problem, context) => {
  const point = findPoint(problem, context);
  if (!point) return fixByDisabling(problem, context);
  const parent = context.nodes.get(point.id);
  const home = findHome(point.node, context);
  const isMovedAway = home !== undefined && home.id !== point.id;
  const choose = (): Partial<Problem> => {
    // The input has the same name as the default one, so the parent is wrong rather than the input.
    if (isMovedAway && home.input === point.input && !hasNearInput(point, parent))
      return { fix: moveTo(point, home.id, home.input, context) };
    const input = parent && pickInput(point, parent);
    if (!parent || input === undefined || input === point.input) return restore(point, context);
    const isMeant = findOnlyCandidate(point.input, Object.keys(parent.spec.extension.inputs)) === input;
    return { fix: markSafe(moveTo(point, point.id, input, context), isMeant) };
  };
  return {
    ...choose(),
    where: locatePart(point, isMovedAway && home.input === point.input ? 'id' : 'input', context),
  };
};

/** Fixes an attachment cycle: restores the default of the extension that the configuration moved. */
export const fixCycle: Fixer = (problem, context) => {
  const point = findPoint(problem, context);
  return point && { ...restore(point, context), where: locatePart(point, 'id', context) };
};

/** Fixes too many attachments: restores the one that the configuration moved, or disables the one that it enabled. */
export const fixConflict: Fixer = (problem, context) => {
  const { extensionId = '', inputName = '' } = problem;
  const attached = context.nodes.get(extensionId)?.edges.attachments.get(inputName) ?? [];
  const enabledNodes = attached.filter(({ spec }) => !spec.disabled);
  const moved = enabledNodes.findLast(({ spec }) => spec.origin.attachTo);
  const path = moved?.spec.origin.attachTo;
  if (moved && path) {
    const point = { node: moved, path, id: extensionId, input: inputName };
    return { ...restore(point, context), where: locatePart(point, 'id', context) };
  }
  const mentioned = enabledNodes.filter(({ spec }) => spec.origin.entry);
  const enabled = mentioned.findLast(({ spec }) => spec.extension.disabled) ?? mentioned.at(-1);
  return (
    enabled && { fix: disable(enabled, context), where: locateSpec(context.config.locate, enabled.spec) }
  );
};

/** Returns the attachTo that contains the place of a problem. */
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

/** Returns the input that an attachment most likely means: a similar name, the plugin's default, or the first that fits. */
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

/** Returns the default attachment point of an extension, if it exists. */
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

/** Suggests the default attachment. There is no fix, because it removes what the author wrote. */
function restore({ node }: WrittenPoint, context: FixContext): Partial<Problem> {
  const home = findHome(node, context);
  return home
    ? { hint: `Remove 'attachTo', so that it is attached to the input '${home.input}' of '${home.id}'.` }
    : {};
}

function locatePart({ path }: WrittenPoint, part: 'id' | 'input', { config }: FixContext): Place | undefined {
  return config.locate([...path, part]);
}
