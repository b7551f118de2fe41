import { describe, expect, it } from 'vitest';
import { literal, string, type ZodMiniType } from 'zod/mini';
import {
  authorizeRequestSchema,
  authorizeResponseSchema,
  cookieSchema,
  errorBodySchema,
  healthSchema,
  jwksSchema,
  openidConfigurationSchema,
  sessionSchema,
  userInfoSchema,
} from '#protocol';
import {
  addLocationRequestSchema,
  addLocationResponseSchema,
  ancestryResponseSchema,
  entitiesByRefsRequestSchema,
  entitiesByRefsResponseSchema,
  entitiesResponseSchema,
  entitySchema,
  facetsRequestSchema,
  facetsResponseSchema,
  locationSchema,
  locationsResponseSchema,
  parseEntityFilter,
  queryEntitiesRequestSchema,
  queryEntitiesResponseSchema,
  queryLocationsRequestSchema,
  queryLocationsResponseSchema,
  analyzeLocationRequestSchema,
  analyzeLocationSchema,
  refreshRequestSchema,
  validateEntityErrorsSchema,
  validateEntityRequestSchema,
} from '../../extensions/catalog/protocol';
import { searchResponseSchema } from '../../extensions/search/protocol';
import {
  multigetRequestSchema,
  multigetResponseSchema,
  userSettingPutSchema,
  userSettingSchema,
} from '../../extensions/user-settings/protocol';
import { entityMetadataSchema, siteMetadataSchema } from '../../extensions/techdocs/protocol';
import { loadRecordings, type Recording } from './recordings';

/** The requests that the embedded backend supports. Recordings of other plugins are not used yet. */
const OURS = /^\/(?:api\/(?:auth|permission|catalog|search|techdocs|user-settings|nope)\/|\.backstage\/)/;

const recordings = loadRecordings().filter(({ request }) => OURS.test(request.url));

const emptySchema = literal('');
const textSchema = string();

/** Method and path of a request with the schema of its successful response. The first match wins. */
const answers: Array<[RegExp, ZodMiniType]> = [
  [/^GET \/api\/search\/query/, searchResponseSchema],
  [/^(GET|POST) \/api\/auth\/[^/]+\/refresh/, sessionSchema],
  [/^GET \/api\/auth\/\.well-known\/jwks\.json/, jwksSchema],
  [/^GET \/api\/auth\/\.well-known\/openid-configuration/, openidConfigurationSchema],
  [/^GET \/api\/auth\/v1\/userinfo/, userInfoSchema],
  [/^POST \/api\/permission\/authorize/, authorizeResponseSchema],
  [/^GET \/\.backstage\/health/, healthSchema],
  [/^GET \/api\/catalog\/entities\/by-name\/.*\/ancestry$/, ancestryResponseSchema],
  [/^GET \/api\/catalog\/entities\/by-(name|uid)\//, entitySchema],
  [/^(GET|POST) \/api\/catalog\/entities\/by-query/, queryEntitiesResponseSchema],
  [/^POST \/api\/catalog\/entities\/by-refs/, entitiesByRefsResponseSchema],
  [/^GET \/api\/catalog\/entities(\?|$)/, entitiesResponseSchema],
  [/^(GET|POST) \/api\/catalog\/entity-facets/, facetsResponseSchema],
  [/^GET \/api\/catalog\/locations$/, locationsResponseSchema],
  [/^GET \/api\/catalog\/locations\//, locationSchema],
  [/^POST \/api\/catalog\/analyze-location/, analyzeLocationSchema],
  [/^POST \/api\/catalog\/locations\/by-query/, queryLocationsResponseSchema],
  [/^POST \/api\/catalog\/locations/, addLocationResponseSchema],
  [/^POST \/api\/user-settings\/multiget/, multigetResponseSchema],
  [/^(GET|PUT) \/api\/user-settings\/buckets/, userSettingSchema],
  [/^GET \/api\/techdocs\/\.backstage\/auth\/v1\/cookie/, cookieSchema],
  [/^GET \/api\/techdocs\/metadata\/techdocs\//, siteMetadataSchema],
  [/^GET \/api\/techdocs\/metadata\/entity\//, entityMetadataSchema],
  [/^GET \/api\/techdocs\/(static|sync)\//, textSchema],
  [/^POST \/api\/catalog\/(refresh|validate-entity)/, emptySchema],
  [/^(DELETE|OPTIONS) /, emptySchema],
];

const bodies: Array<[RegExp, ZodMiniType]> = [
  [/^POST \/api\/permission\/authorize/, authorizeRequestSchema],
  [/^POST \/api\/catalog\/entities\/by-query/, queryEntitiesRequestSchema],
  [/^POST \/api\/catalog\/entities\/by-refs/, entitiesByRefsRequestSchema],
  [/^POST \/api\/catalog\/entity-facets/, facetsRequestSchema],
  [/^POST \/api\/catalog\/locations\/by-query/, queryLocationsRequestSchema],
  [/^POST \/api\/catalog\/locations/, addLocationRequestSchema],
  [/^POST \/api\/catalog\/analyze-location/, analyzeLocationRequestSchema],
  [/^POST \/api\/catalog\/refresh/, refreshRequestSchema],
  [/^POST \/api\/catalog\/validate-entity/, validateEntityRequestSchema],
  [/^POST \/api\/user-settings\/multiget/, multigetRequestSchema],
  [/^PUT \/api\/user-settings\//, userSettingPutSchema],
];

function call({ request }: Recording): string {
  return `${request.method} ${request.url}`;
}

function expectParses(schema: ZodMiniType, value: unknown): void {
  expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
}

function expectAnswer(recording: Recording): void {
  const { status, body } = recording.response;
  if (status >= 400 && body === '') return;
  if (status === 400 && recording.name.startsWith('catalog-validate-entity'))
    return expectParses(validateEntityErrorsSchema, body);
  if (status >= 400) return expectParses(errorBodySchema, body);
  const rule = answers.find(([pattern]) => pattern.test(call(recording)));
  expect(rule, `no schema for the response to ${call(recording)}`).toBeDefined();
  if (rule) expectParses(rule[1], body);
}

describe('the schemas parse responses of a real backend', () => {
  it('has recordings', () => {
    expect(recordings.length).toBeGreaterThan(80);
  });

  it.each(recordings.map((recording) => [recording.name, recording] as const))('%s', (_, recording) => {
    expectAnswer(recording);
  });

  it('parses complete entities in responses', () => {
    const whole = recordings.flatMap(({ response }) => wholeEntities(response.body));
    expect(whole.length).toBeGreaterThan(30);
    for (const entity of whole) expectParses(entitySchema, entity);
  });
});

describe('the schemas parse requests of a real frontend', () => {
  const accepted = recordings.filter(({ request, response }) => request.body && response.status < 400);
  it.each(accepted.map((recording) => [recording.name, recording] as const))('%s', (_, recording) => {
    const rule = bodies.find(([pattern]) => pattern.test(call(recording)));
    expect(rule, `no schema for the body of ${call(recording)}`).toBeDefined();
    if (rule) expectParses(rule[1], recording.request.body);
  });

  const filtered = recordings.filter(({ request }) => request.url.includes('filter='));
  it.each(filtered.map((recording) => [recording.name, recording] as const))(
    'the filters of %s',
    (_, { request }) => {
      const parameters = new URL(request.url, 'http://any').searchParams.getAll('filter');
      expect(parseEntityFilter(parameters)).toMatchObject({ ok: true, value: { anyOf: expect.any(Array) } });
    },
  );
});

function wholeEntities(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(wholeEntities);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'apiVersion' in value && 'metadata' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(wholeEntities)];
}
