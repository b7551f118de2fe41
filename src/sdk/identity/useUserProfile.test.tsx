import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestApiProvider } from '../testing/TestApiProvider';
import { mockApis } from '../testing/mocks/mockApis';
import { testApi } from '../testing/mocks/createMockApi';
import { identityApiRef } from '../apis/identityApi';
import { useUserProfile } from './useUserProfile';

function Name() {
  const { profile, error } = useUserProfile();
  return <p>{profile?.name ?? error?.message ?? 'loading'}</p>;
}

describe('useUserProfile', () => {
  it('returns the display name', async () => {
    render(
      <TestApiProvider apis={[mockApis.identity({ profile: { displayName: 'Ada' } })]}>
        <Name />
      </TestApiProvider>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('Ada')).toBeInTheDocument();
  });

  it('returns the entity ref if there is no display name', async () => {
    render(
      <TestApiProvider apis={[mockApis.identity({ userEntityRef: 'user:default/ada' })]}>
        <Name />
      </TestApiProvider>,
    );
    expect(await screen.findByText('user:default/ada')).toBeInTheDocument();
  });

  it('returns the error if the identity cannot be loaded', async () => {
    const broken = testApi(identityApiRef, {
      getProfileInfo: async () => {
        throw new Error('no session');
      },
      getBackstageIdentity: () => new Promise(() => undefined),
    });
    render(
      <TestApiProvider apis={[broken]}>
        <Name />
      </TestApiProvider>,
    );
    expect(await screen.findByText('no session')).toBeInTheDocument();
  });
});
