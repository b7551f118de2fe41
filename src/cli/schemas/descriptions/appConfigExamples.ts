/** A piece of YAML for each section of the configuration, shown on its reference page and checked by a test. */
export const appConfigExamples: Readonly<Record<string, string>> = {
  app: `app:
  title: Acme Portal
  baseUrl: https://portal.acme.example
  extensions:
    - page:catalog: # configure
        config: { path: /software }
    - catalog-filter:catalog/namespace: false # switch off
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
  catalog: `catalog:
  processingInterval: { minutes: 10 }
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location]
  locations:
    - type: file
      target: ./catalog/all.yaml
    - type: url
      target: https://git.acme.example/raw/catalog-info.yaml
      rules:
        - allow: [Component]
`,
  search: `search:
  defaultType: software-catalog
  query: { pageLimit: 50 }
`,
  techdocs: `techdocs:
  builder: external
  sanitizer:
    allowedIframeHosts: [diagrams.acme.example]
`,
  kubernetes: `kubernetes:
  podExecTerminal: { enabled: true }
  clusterLocatorMethods:
    - type: config
      clusters:
        - name: production
          url: https://k8s.acme.example
          authProvider: serviceAccount
          serviceAccountToken: \${K8S_TOKEN}
`,
  scaffolder: `scaffolder:
  defaultAuthor: { name: Acme Portal, email: portal@acme.example }
  defaultCommitMessage: Created from a template
`,
  home: `home:
  recentVisits:
    filterBy:
      - { field: pathname, operator: '==', value: /catalog }
`,
  proxy: `proxy:
  endpoints:
    /sonarqube:
      target: https://sonarqube.acme.example/api
      headers: { Authorization: '\${SONARQUBE_AUTH}' }
      allowedMethods: [GET]
`,
};
