import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ADMIN_TOKEN,
  clusterCertificate,
  createProductionObjects,
  createStagingObjects,
  loadFixtures,
  startCluster,
} from './cluster';

const ONE_CLUSTER = '--one-cluster';

// Starts the portal with two demo clusters, or with `--one-cluster` with one, which makes terminals available. Other arguments and the
// variables PORT and TRELLIS_DATA are those of `trellis start`.
const production = await startCluster({ objects: [...createProductionObjects(), ...loadFixtures()] });
const staging = await startCluster({ objects: createStagingObjects(), metrics: false });
const describe = (name: string, title: string, url: string, more: object = {}): object => ({
  name,
  title: `${title} (demo)`,
  url,
  serviceAccountToken: ADMIN_TOKEN,
  caData: Buffer.from(clusterCertificate).toString('base64'),
  ...more,
});
const config = {
  kubernetes: {
    podExecTerminal: { enabled: true },
    frontend: { podDelete: { enabled: true } },
    clusterLocatorMethods: [
      {
        type: 'config',
        clusters: [
          describe('production', 'Production', production.url),
          describe('staging', 'Staging', staging.url, { skipMetricsLookup: true }),
        ].slice(0, process.argv.includes(ONE_CLUSTER) ? 1 : 2),
      },
    ],
    customResources: [{ group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }],
  },
};
const folder = mkdtempSync(join(tmpdir(), 'trellis-demo-'));
const file = join(folder, 'kubernetes-demo.yaml');
// JSON is YAML.
writeFileSync(file, JSON.stringify(config, undefined, 2), { mode: 0o600 });
console.log(`Demo clusters, not real ones: production at ${production.url}, staging at ${staging.url}`);
const portal = spawn(
  process.execPath,
  [
    'src/cli/bin.mjs',
    'start',
    '--config',
    'config/app-config.yaml',
    '--config',
    file,
    ...process.argv.slice(2).filter((argument) => argument !== ONE_CLUSTER),
  ],
  // A shell in a pod is a shell on this machine, so no other machine may reach the portal.
  { stdio: 'inherit', env: { ...process.env, HOST: '127.0.0.1' } },
);
// Ctrl+C reaches the portal too. The clusters stop after it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => portal.kill('SIGTERM'));
portal.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
