import { isRecord } from '#diagnostics';
import type { ConfigChange } from './configChanges';

type Config = { readonly [key in string]: unknown };

/** Returns the config after a change. Shares unchanged parts with the original config. */
export function applyChange(config: Config, change: ConfigChange): Config {
  return changeAt(config, change, change.path) as Config;
}

function changeAt(value: unknown, change: ConfigChange, path: ConfigChange['path']): unknown {
  const [step, ...below] = path;
  if (step === undefined) return changeHere(value, change);
  const isEnd = below.length === 0;
  if (Array.isArray(value)) {
    const items = [...(value as unknown[])];
    items[Number(step)] = changeAt(items[Number(step)], change, below);
    return items;
  }
  const map: { [key in string]: unknown } = isRecord(value) ? { ...value } : {};
  if (isEnd && change.kind === 'rename') {
    map[change.key] = map[step];
    delete map[step];
  } else {
    map[step] = changeAt(map[step], change, below);
  }
  return map;
}

function changeHere(value: unknown, change: ConfigChange): unknown {
  if (change.kind === 'write') return change.value;
  if (change.kind !== 'nest' || !isRecord(value)) return value;
  const [[first] = [''], ...others] = Object.entries(value);
  return { [first]: Object.fromEntries(others) };
}
