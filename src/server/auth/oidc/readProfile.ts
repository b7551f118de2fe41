import type { ProfileInfo } from '#protocol';
import type { Claims } from '../signIn/resolvers';

/** Email, name and picture, if the provider returns them. */
export function readProfile(claims: Claims): ProfileInfo {
  const text = (name: string): string | undefined => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    email: text('email'),
    displayName: text('name') ?? text('preferred_username') ?? text('nickname'),
    picture: text('picture'),
  };
}
