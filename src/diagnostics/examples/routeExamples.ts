import type { ProblemExample } from './problemExample';
import { yaml } from './yaml';

/** Examples of invalid paths, bindings and redirects. */
export const routeExamples = {
  ROUTE_DUPLICATE: {
    given: "The plugins 'acme.board' and 'acme' have routes with the same id, 'acme.board.page'.",
    wrong: yaml`
      app:
        title: Harbourline
    `,
    right: yaml`
      app:
        title: Harbourline
        problems:
          ROUTE_DUPLICATE: warning
    `,
    change:
      'One of the plugins has to rename its route in code. Until then, you can lower the severity if you do not bind the second route.',
  },
  ROUTE_BINDING_INVALID_VALUE: {
    wrong: yaml`
      app:
        routes:
          bindings:
            catalog.createComponent: true
    `,
    right: yaml`
      app:
        routes:
          bindings:
            catalog.createComponent: false
    `,
    change: 'A binding is a route id, or false to unbind the route.',
  },
  ROUTE_NOT_FOUND: {
    wrong: yaml`
      app:
        routes:
          bindings:
            catalog.createComponent: catalog.catalogIndx
    `,
    right: yaml`
      app:
        routes:
          bindings:
            catalog.createComponent: catalog.catalogIndex
    `,
    change: 'Both routes belong to installed plugins.',
  },
  ROUTE_PATH_CONFLICT: {
    wrong: yaml`
      app:
        extensions:
          - page:user-settings:
              config:
                path: /catalog
    `,
    right: yaml`
      app:
        extensions:
          - page:user-settings:
              config:
                path: /preferences
    `,
    change: 'Each page has its own path.',
  },
  ROUTE_BINDING_PARAMS_MISMATCH: {
    wrong: yaml`
      app:
        routes:
          bindings:
            catalog.viewTechDoc: catalog.catalogIndex
    `,
    right: yaml`
      app:
        routes:
          bindings:
            catalog.viewTechDoc: catalog.catalogEntity
    `,
    change: 'Both routes have the params namespace, kind and name.',
  },
  ROUTE_REDIRECT_LOOP: {
    wrong: yaml`
      app:
        extensions:
          - app/routes:
              config:
                redirects:
                  - { from: /home, to: /start }
                  - { from: /start, to: /home }
    `,
    right: yaml`
      app:
        extensions:
          - app/routes:
              config:
                redirects:
                  - { from: /home, to: /start }
                  - { from: /start, to: /catalog }
    `,
    change: 'The last redirect goes to a page.',
  },
  ROUTE_ALIAS_INVALID: {
    given: "The page 'page:acme' has an alias for the route 'acme.index', which does not exist.",
    wrong: yaml`
      app:
        extensions:
          - page:acme
    `,
    right: yaml`
      app:
        extensions:
          - page:acme: false
    `,
    change: 'The page is disabled until the plugin author fixes it. The rest of the portal starts.',
  },
} as const satisfies { [code in string]: ProblemExample };
