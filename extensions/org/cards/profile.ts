import { type Entity, isJsonObject } from '#model';

/** `spec.profile` of a user or group, field by field, as far as they are texts. */
export interface EntityProfile {
  displayName: string;
  email?: string;
  picture?: string;
}

/** Reads the profile; the name falls back to the title and the name of the entity. */
export function resolveProfile(entity: Entity): EntityProfile {
  const found = entity.spec?.['profile'];
  const profile = isJsonObject(found) ? found : {};
  const textAt = (key: string): string | undefined => {
    const value = profile[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    displayName: textAt('displayName') ?? entity.metadata.title ?? entity.metadata.name,
    email: textAt('email'),
    picture: textAt('picture'),
  };
}
