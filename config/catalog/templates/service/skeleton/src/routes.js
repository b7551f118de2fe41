/** @type {Record<string, () => unknown>} */
const routes = {
  'GET /health': () => ({ status: 'ok' }),
  'GET /': () => ({ service: '${{ values.name }}' }),
{%- if values.resource %}
  'GET /${{ values.resource }}': () => ({ items: [] }),
{%- endif %}
};

/** Returns the status and the body of the response to a request. */
export function findRoute(method, path) {
  const route = routes[`${method} ${path}`];
  return route ? { status: 200, body: route() } : { status: 404, body: { error: `${path} does not exist` } };
}
