import { useQuery } from '@tanstack/react-query';
import type { Profile, UserEntity } from '#model';
import { useOptionalApi } from '#sdk';
import { type CatalogApi, catalogApiRef } from '#extensions/catalog';

/** Returns the picture of a user entity. `undefined` without an entity, or if the catalog is down. */
export function useEntityPicture(userEntityRef: string | undefined): string | undefined {
  const catalogApi = useOptionalApi(catalogApiRef);
  const { data } = useQuery({
    queryKey: ['user-settings', 'picture', userEntityRef],
    enabled: userEntityRef !== undefined && catalogApi !== undefined,
    queryFn: () => loadPicture(catalogApi, userEntityRef),
    retry: false,
  });
  return data ?? undefined;
}

/** Returns `null` without a picture, because queries cannot return `undefined`. */
async function loadPicture(catalogApi?: CatalogApi, userEntityRef = ''): Promise<string | null> {
  const entity = await catalogApi?.getEntityByRef(userEntityRef);
  const profile: Profile | undefined = (entity as UserEntity | undefined)?.spec?.profile;
  return profile?.picture ?? null;
}
