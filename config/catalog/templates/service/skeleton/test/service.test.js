import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { createService } from '../src/createService.js';

const service = createService();
let origin = '';

before(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${service.address().port}`;
});
after(() => service.close());

test('reports that it is healthy', async () => {
  const response = await fetch(`${origin}/health`);
  assert.deepEqual(await response.json(), { status: 'ok' });
});
{%- if values.resource %}

test('lists ${{ values.resource }}', async () => {
  const response = await fetch(`${origin}/${{ values.resource }}`);
  assert.deepEqual(await response.json(), { items: [] });
});
{%- endif %}

test('answers 404 for other paths', async () => {
  const response = await fetch(`${origin}/nothing`);
  assert.equal(response.status, 404);
});
