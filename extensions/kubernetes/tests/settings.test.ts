import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';

/** Returns the place and the text of each problem with a section `kubernetes`. */
async function findProblems(section: string): Promise<string[]> {
  const cwd = mkdtempSync(join(tmpdir(), 'trellis-settings-'));
  writeFileSync(join(cwd, 'app.yaml'), `kubernetes:\n${section}`);
  const { problems } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', 'app.yaml'],
    env: {},
    cwd,
  });
  rmSync(cwd, { recursive: true });
  return problems
    .filter(({ where }) => where?.path?.startsWith('kubernetes'))
    .map(({ where, message }) => `${where?.line}: ${message}`);
}

it('accepts every setting that the portal uses', async () => {
  const problems = await findProblems(`
  podExecTerminal: { enabled: true }
  frontend: { podDelete: { enabled: true }, refreshIntervalMs: 5000, docsUrl: /docs }
  serviceLocatorMethod: { type: singleTenant }
  objectTypes: [pods]
  apiVersionOverrides: { cronjobs: v1beta1 }
  customResources: [{ group: argoproj.io, apiVersion: v1alpha1, plural: rollouts }]
  clusterLocatorMethods:
    - type: localKubectlProxy
    - { type: catalog, dangerouslyAllowClusterUrls: [k8s.acme.example], dangerouslyAllowSkipTLSVerify: true }
    - type: config
      clusters:
        - name: a
          title: A
          url: https://k8s.acme.example
          authProvider: oidc
          oidcTokenProvider: okta
          caFile: ca.pem
          skipTLSVerify: true
          skipMetricsLookup: true
          dashboardUrl: https://dashboard.acme.example
          dashboardApp: standard
          dashboardParameters: { projectId: one }
          customResources: []
        - { name: b, url: https://k8s.acme.example, serviceAccountToken: x, caData: x }
        - { name: c, url: https://k8s.acme.example, serviceAccountTokenFile: token }
        - { name: d, url: https://kubernetes.default.svc }
        - { name: e, url: https://10.0.0.1 }
        - name: f
          url: https://k8s.acme.example
          authMetadata: { kubernetes.io/auth-provider: oidc, kubernetes.io/oidc-token-provider: okta }
`);
  expect(problems).toEqual([]);
});

it.each([
  [
    '  clusterLocatorMethods: [{ type: gke, projectId: one }]\n',
    "is 'gke', which only Backstage backends support",
  ],
  ['  serviceLocatorMethod: { type: http }\n', "is 'http', which only Backstage backends support"],
  [
    '  clusterLocatorMethods: [{ type: config, clusters: [{ name: a, url: https://a.example, authProvider: aws }] }]\n',
    "is 'aws', which only Backstage backends support",
  ],
  [
    '  clusterLocatorMethods: [{ type: config, clusters: [{ name: a, url: https://a.example, authProvider: oidc }] }]\n',
    "must be set for the auth provider 'oidc'",
  ],
  [
    '  clusterLocatorMethods: [{ type: config, clusters: [{ url: https://a.example, authProvider: google }] }]\n',
    'name',
  ],
  [
    '  clusterLocatorMethods: [{ type: config, clusters: [{ name: a, url: https://a.example, authProvider: gooogle }] }]\n',
    "is 'gooogle', which is not a known auth provider",
  ],
  [
    '  clusterLocatorMethods: [{ type: config, clusters: [{ name: a, url: https://a.example, authMetadata: { kubernetes.io/auth-provider: azure } }] }]\n',
    "is 'azure', which only Backstage backends support",
  ],
  [
    '  clusterLocatorMethods: [{ type: config, clusters: [{ name: a, url: https://a.example }] }]\n',
    "must be set for the auth provider 'serviceAccount', unless",
  ],
])('reports the place of %s', async (section, text) => {
  const problems = await findProblems(section);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^2: /);
  expect(problems[0]).toContain(text);
});
