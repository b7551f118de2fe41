import { describe, expect, it } from 'vitest';
import type { PermissionApi } from '../../apis/permissionApi';

const permission = {
  type: 'basic',
  name: 'catalog.entity.create',
  attributes: { action: 'create' },
} as const;

/** The contract of permission APIs. `createApi` creates one whose backend returns the given result. */
export function describePermissionApi(
  name: string,
  createApi: (answer: 'ALLOW' | 'DENY') => PermissionApi,
): void {
  describe(`${name} as a permission API`, () => {
    it.each(['ALLOW', 'DENY'] as const)('returns the result %s', async (answer) => {
      await expect(createApi(answer).authorize({ permission })).resolves.toMatchObject({ result: answer });
    });

    it('answers concurrent requests', async () => {
      const api = createApi('ALLOW');
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((resource) => api.authorize({ permission: { ...permission, name: resource } })),
      );
      expect(answers.map(({ result }) => result)).toEqual(['ALLOW', 'ALLOW', 'ALLOW']);
    });
  });
}
