import { createTranslationRef } from '#sdk';

/** Messages of the sign-in page and session dialogs. */
export const signInTranslationRef = createTranslationRef({
  id: 'app.sign-in',
  messages: {
    title: 'Sign In',
    titleOfPage: 'Sign in · {{appTitle}}',
    welcome: '{{appTitle}} at {{organization}}',
    failed: 'Login failed',
    notSignedIn: 'You do not appear to be signed in. Please try reloading the browser page.',
    signIn: 'Sign In',
    signInTo: 'Sign In, {{provider}}',
    entering: 'Signing in',
    providers: 'Sign-in methods',
    providerNote: 'Sign in with your {{provider}} account.',
    proxyNote: '{{provider}} handles sign-in for this portal.',
    guest: {
      title: 'Guest',
      note: 'Guests do not have a verified identity. Some features may not be available.',
      enter: 'Enter',
    },
    custom: {
      title: 'Custom User',
      note: 'Enter a user ID. If you enter an ID token, it is sent to the backend with every request.',
      userId: 'User ID',
      idToken: 'ID Token (optional)',
      userIdMissing: 'Enter a user ID.',
      userIdInvalid: 'Invalid user entity reference. {{reason}}',
      tokenInvalid: 'Token is not a valid OpenID Connect JWT Token',
      continue: 'Continue',
    },
    legacy: {
      fallbackTitle: 'Guest sign-in is not available',
      fallback:
        'The guest provider is not installed in the backend. Do you want to fall back to the legacy guest token? Requests are then sent without a verified user.',
      fallbackYes: 'Use legacy guest token',
      fallbackNo: 'Cancel',
      switchTitle: 'Guest sign-in is now available',
      switch:
        'You have been using the legacy guest token. The guest provider is now installed in the backend. Do you want to switch to it?',
      switchYes: 'Switch to guest provider',
      switchNo: 'Keep legacy guest token',
    },
    retryNote: 'Retrying every few seconds.',
    popupBlocked:
      'Your browser blocked the sign-in window. Allow pop-ups for this site and try again, or continue in this window.',
    popupClosed: 'If the sign-in window stayed empty or did not close, continue in this window.',
    popupSevered:
      'This page cannot detect when sign-in is complete, because the provider isolates its window. Finish signing in there, then return to this page. You can also continue in this window.',
    cookieFailed: 'Session refresh failed, see developer console for details',
    wrongOrigin:
      'The backend expects this portal at another address. Open the portal at that address, or set app.baseUrl to this one.',
    signedOutIdle: 'You were signed out due to inactivity.',
    inThisWindow: 'Continue in this window',
    request: {
      title: 'Login Required',
      text: 'Sign-in to allow {{appTitle}} access to {{provider}} APIs and identities.',
      ended:
        'Your session has ended. Sign in again to continue. This page and everything you entered on it are preserved.',
      endedByRedirect:
        'Your session has ended. When you sign in, you leave this page and then return to it. Only forms that save drafts keep what you entered.',
      logIn: 'Log in',
      logInTo: 'Log in, {{provider}}',
      rejectAll: 'Reject All',
      unspecified: 'An unspecified error occurred',
      leavesPage:
        'You will leave this page and then return to it. Only forms that save drafts keep what you entered.',
    },
    autoLogout: {
      title: 'Logging out due to inactivity',
      text_one: 'You have not used the portal for a while. You will be signed out in {{count}} second.',
      text_other: 'You have not used the portal for a while. You will be signed out in {{count}} seconds.',
      stay: "Yes! Don't log me out",
      question: 'Are you still there?',
    },
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
