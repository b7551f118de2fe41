import { printConfigPath, type ConfigPath, type ConfigSource, type Place } from '#diagnostics';
import { findEntry } from './findEntry';
import type { LocatedMap, LocatedValue, Span } from './locatedValue';
import { toData } from './toData';

interface Step {
  key?: Span | undefined;
  value?: Span | undefined;
}

/** Creates the form of the configuration that the engine uses: plain data, and a function that locates each value. */
export function createConfigSource(root: LocatedMap): ConfigSource {
  return {
    data: toData(root),
    locate: (path, target = 'value') => findPlace(collectSteps(root, path), path, target),
  };
}

/** Collects the places along a path, from the root to the last value that exists. */
function collectSteps(root: LocatedMap, path: ConfigPath): Step[] {
  const steps: Step[] = [{ value: root.at }];
  let current: LocatedValue | undefined = root;
  for (const part of path) {
    const next = findEntry(current, part);
    if (next === undefined) break;
    steps.push({ key: next.key, value: next.value.at });
    current = next.value;
  }
  return steps;
}

function findPlace(steps: Step[], path: ConfigPath, target: 'key' | 'value'): Place | undefined {
  for (const step of steps.toReversed()) {
    const span = target === 'key' ? (step.key ?? step.value) : (step.value ?? step.key);
    if (span) return { ...span, path: printConfigPath(path) };
  }
  return undefined;
}
