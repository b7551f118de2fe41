/** A YAML example for each section of the configuration. Shown on the reference page and checked by a test. */
export const appConfigExamples: Readonly<Record<string, string>> = {
  app: `app:
  title: Acme Portal
  baseUrl: https://portal.acme.example
  extensions:
    - page:catalog: # configure
        config: { path: /software }
    - catalog-filter:catalog/namespace: false # disable
    - entity-card:catalog/links: # move
        attachTo: { id: entity-content:catalog/overview, input: cards }
  routes:
    bindings:
      org.catalogIndex: catalog.catalogIndex
  support:
    url: https://chat.acme.example/platform
`,
  organization: `organization:
  name: Acme
`,
  backend: `backend:
  baseUrl: https://portal.acme.example
  listen: { host: 0.0.0.0, port: 7007 }
  reading:
    allow:
      - host: git.acme.example
        paths: [/raw/]
  database:
    client: pg
    connection: \${DATABASE_URL}
`,
  auth: `auth:
  environment: production
  session: { secret: '\${SESSION_SECRET}' }
  providers:
    guest:
      userEntityRef: user:default/guest
`,
  enableExperimentalRedirectFlow: `enableExperimentalRedirectFlow: true
`,
  permission: `permission:
  enabled: true
  policy:
    default: deny
    rules:
      - permissions: [{ action: read }]
        allow: true
      - permissions: [catalog.entity.refresh, catalog.entity.delete]
        owner: true
        allow: true
      - groups: [group:default/platform]
        allow: true
`,
  integrations: `integrations:
  github:
    - host: github.com
      token: \${GITHUB_TOKEN}
  gitlab:
    - host: gitlab.acme.example
      apiBaseUrl: https://gitlab.acme.example/api/v4
      token: { $file: ./gitlab-token.txt }
`,
};
