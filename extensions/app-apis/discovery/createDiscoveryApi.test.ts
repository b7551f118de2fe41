import { describe, expect, test } from 'vitest';
import { describeDiscoveryApi } from '#sdk/testing';
import { createDiscoveryApi } from './createDiscoveryApi';

describeDiscoveryApi('the portal', (baseUrl) => createDiscoveryApi({ baseUrl }));

describe('the URL of a plugin', () => {
  test('is its own endpoint if there is one', async () => {
    const api = createDiscoveryApi({
      baseUrl: 'http://backend',
      endpoints: [{ target: 'https://search.example/x/{{ pluginId }}', plugins: ['search'] }],
    });
    await expect(api.getBaseUrl('search')).resolves.toBe('https://search.example/x/search');
    await expect(api.getBaseUrl('catalog')).resolves.toBe('http://backend/api/catalog');
  });

  test('keeps a plugin id in its path segment', async () => {
    const api = createDiscoveryApi({ baseUrl: 'http://backend' });
    await expect(api.getBaseUrl('../admin?x')).resolves.toBe('http://backend/api/..%2Fadmin%3Fx');
  });

  test.each([
    ['backend', 'is not a valid URL'],
    ['http://backend?x=1', 'must not have a query'],
    ['http://backend#x', 'must not have a hash'],
  ])('is rejected if backend.baseUrl is %s', (baseUrl, fault) => {
    expect(() => createDiscoveryApi({ baseUrl })).toThrow(fault);
  });

  test('is rejected if an endpoint ends with a slash', () => {
    const endpoints = [{ target: 'https://search.example/', plugins: ['search'] }];
    expect(() => createDiscoveryApi({ baseUrl: 'http://backend', endpoints })).toThrow(
      'must not end with a slash',
    );
  });
});
