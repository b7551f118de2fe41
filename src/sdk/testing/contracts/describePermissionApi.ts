import { describe, expect, it } from 'vitest';
import type { PermissionApi } from '../../apis/permissionApi';

const permission = {
  type: 'basic',
  name: 'catalog.entity.create',
  attributes: { action: 'create' },
} as const;

/** What every permission API promises. Give it a maker of one whose backend answers as told. */
export function describePermissionApi(
  name: string,
  makeApi: (answer: 'ALLOW' | 'DENY') => PermissionApi,
): void {
  describe(`${name} as a permission API`, () => {
    it.each(['ALLOW', 'DENY'] as const)('gives the answer %s on', async (answer) => {
      await expect(makeApi(answer).authorize({ permission })).resolves.toMatchObject({ result: answer });
    });

    it('answers each of many questions asked at once', async () => {
      const api = makeApi('ALLOW');
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((resource) => api.authorize({ permission: { ...permission, name: resource } })),
      );
      expect(answers.map(({ result }) => result)).toEqual(['ALLOW', 'ALLOW', 'ALLOW']);
    });
  });
}
