import { createServiceRef } from '#backend';
import type { UserSettingsStore } from './settingsStore';

/** What users have set, for other server sides. */
export interface UserSettings {
  /** The refs of the entities that the user has starred, full and in lower case. */
  listStarred(userRef: string): Promise<string[]>;
}

/** Identifies the service. */
export const userSettingsRef = createServiceRef<UserSettings>('user-settings');

const STARRED = { bucket: 'default.starredEntities', key: 'entityRefs' };

/** Creates the service. */
export function createUserSettingsService(store: UserSettingsStore): UserSettings {
  return {
    async listStarred(userRef) {
      const [refs] = await store.get(userRef, [STARRED]);
      return Array.isArray(refs)
        ? refs.filter((ref) => typeof ref === 'string').map((ref) => ref.toLowerCase())
        : [];
    },
  };
}
