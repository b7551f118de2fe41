import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { appLanguageApiRef, appThemeApiRef, createBehaviorSubject, type AppTheme } from '#sdk';
import { mockApis, type TestApi, testApi, TestApiProvider } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}

/** Renders a part of the settings with the APIs it needs. `apis` override the defaults. */
export function renderSettings(element: ReactElement, apis: readonly TestApi[] = [], path = '/settings') {
  const given = [
    mockApis.alert(),
    mockApis.identity(),
    mockApis.translation(),
    createThemeApi(),
    createLanguageApi(),
    ...apis,
  ];
  return render(
    <TestApiProvider apis={given}>
      <QueryClientProvider client={new QueryClient()}>
        <TrellisThemeProvider variant="light">
          <MemoryRouter initialEntries={[path]}>
            <Suspense>{element}</Suspense>
            <Address />
          </MemoryRouter>
        </TrellisThemeProvider>
      </QueryClientProvider>
    </TestApiProvider>,
  );
}

/** Creates a theme for a test. */
export function createTestTheme(id: string, variant: 'light' | 'dark', title = id): AppTheme {
  return { id, title, variant, Provider: ({ children }) => <>{children}</> };
}

/** Creates a theme API in memory. */
export function createThemeApi(
  themes: AppTheme[] = [createTestTheme('dark', 'dark'), createTestTheme('light', 'light')],
): TestApi {
  const active = createBehaviorSubject<string | undefined>(undefined);
  return testApi(appThemeApiRef, {
    getInstalledThemes: () => themes,
    activeThemeId$: () => active,
    getActiveThemeId: () => active.getValue(),
    setActiveThemeId: (id) => active.next(id),
  });
}

/** Creates a language API in memory. */
export function createLanguageApi(languages = ['en']): TestApi {
  const current = createBehaviorSubject({ language: 'en' });
  return testApi(appLanguageApiRef, {
    getAvailableLanguages: () => ({ languages }),
    getLanguage: () => current.getValue(),
    setLanguage: (language = 'en') => current.next({ language }),
    language$: () => current,
  });
}
