import { type Entity, isJsonObject, printableText } from '#model';

/** The text fields in `spec.profile` of a user or group. */
export interface EntityProfile {
  displayName: string;
  email?: string;
  picture?: string;
}

/** Reads the profile. The display name falls back to the title, then the name of the entity. */
export function resolveProfile(entity: Entity): EntityProfile {
  const found = entity.spec?.['profile'];
  const profile = isJsonObject(found) ? found : {};
  const { title, name } = entity.metadata;
  return {
    displayName: printableText(profile['displayName']) ?? printableText(title) ?? name,
    email: printableText(profile['email']),
    picture: printableText(profile['picture']),
  };
}
