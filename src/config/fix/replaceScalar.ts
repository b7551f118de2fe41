import { isScalar } from 'yaml';
import type { FixEdit } from '#diagnostics';
import { findTargets } from './findTarget';
import { printScalar } from './printScalar';
import type { Splice } from './splice';
import type { YamlSource } from './yamlSource';

/** Replaces a scalar with another value. Returns `undefined` if there is no scalar at the place. */
export function replaceScalar(
  source: YamlSource,
  { place, value }: Extract<FixEdit, { kind: 'replace' }>,
): Splice[] | undefined {
  const target = findTargets(source, place).find(({ node }) => isScalar(node));
  if (!target?.node.range) return undefined;
  const [start, end] = target.node.range;
  const inFlow = target.parents.some(({ flow }) => flow);
  const isBlock = isScalar(target.node) && target.node.type?.startsWith('BLOCK');
  const text = printScalar(value, { inFlow, before: target.node });
  return [{ start, end, text: isBlock ? text + source.lineBreak : text }];
}
