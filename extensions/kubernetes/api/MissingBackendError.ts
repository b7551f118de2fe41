/** The backend has no Kubernetes plugin. Asking again does not help. */
export class MissingBackendError extends Error {
  constructor() {
    super('Could not find the Kubernetes Backend (HTTP 404). Make sure the plugin has been fully installed.');
  }
}
