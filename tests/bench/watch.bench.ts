import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, watchConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import type { Figure } from './web.mjs';

const runs = 11;

/** Measures the time from saving a configuration until it is loaded. Returns the median of a few runs. */
export async function benchWatch(): Promise<Figure> {
  const cwd = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  mkdirSync(join(cwd, 'config'));
  const save = (title: string): void =>
    writeFileSync(join(cwd, 'config/app-config.yaml'), `app: { title: ${title} }\n`);
  save('first');
  const options = { settings: bundledSettings, env: {}, cwd };
  const { value } = await loadConfig(options);
  let report: (error?: unknown) => void = () => {};
  const watcher = watchConfig(
    value,
    options,
    () => report(),
    (error) => report(error),
  );
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const loaded = new Promise<void>((resolve, reject) => {
        report = (error) => (error === undefined ? resolve() : reject(error));
      });
      const start = performance.now();
      save(`run ${run}`);
      await loaded;
      times.push(performance.now() - start);
    }
    const [median = Number.NaN] = times.toSorted((left, right) => left - right).slice(Math.floor(runs / 2));
    return { name: 'time until a saved configuration is loaded', value: median, unit: 'ms', aim: 200 };
  } finally {
    watcher.close();
    rmSync(cwd, { recursive: true, force: true });
  }
}
