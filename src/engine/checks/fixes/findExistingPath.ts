import { type ConfigPath, type ConfigWalker, isRecord, parseConfigPath } from '#diagnostics';

/** Returns the part of a printed path that exists in the data. */
export function findExistingPath(printed: string, data: unknown): ConfigPath {
  return parseConfigPath(printed, data, plain).existing;
}

const plain: ConfigWalker<unknown> = {
  hasKey: (value, key) => isRecord(value) && Object.hasOwn(value, key),
  enter(value, step) {
    if (Array.isArray(value)) return typeof step === 'number' ? (value[step] as unknown) : undefined;
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  },
};
