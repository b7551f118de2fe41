import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { pluginWrapperApiRef, type SignInPageProps, useApi } from '#sdk';
import { UiTexts } from '../i18n/UiTexts';
import { ActiveTheme } from '../theme/ActiveTheme';
import { DefaultRouter } from './DefaultRouter';
import { ElementBoundary } from './ElementBoundary';
import { RootBoundary } from './RootBoundary';
import { SignInGate } from './SignInGate';
import { StyleCache } from './StyleCache';
import { TrackedRoutes } from './TrackedRoutes';

type Wrapper = ComponentType<{ children: ReactNode }>;

/** The attachments of `app/root`. */
export interface AppRootProps {
  Router?: Wrapper | undefined;
  /** Missing once the user has signed in. */
  SignInPage?: ComponentType<SignInPageProps> | undefined;
  elements: readonly ReactElement[];
  /** The first one is innermost. */
  wrappers: readonly Wrapper[];
  /** The layout. Missing until the user is signed in. */
  children?: ReactNode;
}

/** Renders everything around the pages, from the router to sign-in. */
export function AppRoot({ Router = DefaultRouter, SignInPage, elements, wrappers, children }: AppRootProps) {
  const wrapped = wrappers.reduce<ReactNode>((inner, Wrap) => <Wrap>{inner}</Wrap>, children);
  const content = createElement(useApi(pluginWrapperApiRef).getRootWrapper(), null, wrapped);
  return (
    <Router>
      <StyleCache>
        <ActiveTheme>
          <UiTexts>
            {elements.map((element, index) => (
              <ElementBoundary key={element.key ?? index}>{element}</ElementBoundary>
            ))}
            <TrackedRoutes />
            <RootBoundary>
              <SignInGate SignInPage={SignInPage}>{content}</SignInGate>
            </RootBoundary>
          </UiTexts>
        </ActiveTheme>
      </StyleCache>
    </Router>
  );
}
