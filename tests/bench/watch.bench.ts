import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, watchConfig } from '#config/node';
import type { Figure } from './web.mjs';

const runs = 11;

/** How long it takes from a saved configuration until it is loaded again, in the middle of a few runs. */
export async function benchWatch(): Promise<Figure> {
  const cwd = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  mkdirSync(join(cwd, 'config'));
  const save = (title: string): void =>
    writeFileSync(join(cwd, 'config/app-config.yaml'), `app: { title: ${title} }\n`);
  save('first');
  const options = { env: {}, cwd };
  const { value } = await loadConfig(options);
  let tell: (error?: unknown) => void = () => {};
  const watcher = watchConfig(
    value,
    options,
    () => tell(),
    (error) => tell(error),
  );
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const told = new Promise<void>((resolve, reject) => {
        tell = (error) => (error === undefined ? resolve() : reject(error));
      });
      const began = performance.now();
      save(`run ${run}`);
      await told;
      times.push(performance.now() - began);
    }
    const [median = Number.NaN] = times.toSorted((left, right) => left - right).slice(Math.floor(runs / 2));
    return { name: 'a saved configuration until it is loaded', value: median, unit: 'ms', aim: 200 };
  } finally {
    watcher.close();
    rmSync(cwd, { recursive: true, force: true });
  }
}
