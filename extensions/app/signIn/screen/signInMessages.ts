import { createTranslationRef } from '#sdk';

/** What the sign-in page and the dialogs around sessions say. */
export const signInTranslationRef = createTranslationRef({
  id: 'app.sign-in',
  messages: {
    title: 'Sign In',
    titleOfPage: 'Sign In · {{appTitle}}',
    welcome: 'to {{appTitle}} of {{organization}}',
    failed: 'Login failed',
    notSignedIn: 'You do not appear to be signed in. Please try reloading the browser page.',
    signIn: 'Sign In',
    signInTo: 'Sign In, {{provider}}',
    entering: 'Signing in',
    providers: 'Ways to sign in',
    providerNote: 'Sign in with your account at {{provider}}.',
    proxyNote: '{{provider}} stands in front of this portal and says who you are.',
    guest: {
      title: 'Guest',
      note: 'Nobody checks who you are when you come in as a guest: your identity is unverified, and some features may be unavailable.',
      enter: 'Enter',
    },
    custom: {
      title: 'Custom User',
      note: 'Enter a user ID of your own. An ID token, when you have one, goes to the backend with every request.',
      userId: 'User ID',
      idToken: 'ID Token (optional)',
      userIdMissing: 'A user ID is needed.',
      tokenInvalid: 'Token is not a valid OpenID Connect JWT Token',
      continue: 'Continue',
    },
    legacy: {
      fallbackTitle: 'The backend knows no guests',
      fallback:
        'Its guest provider is not installed. Do you want to fall back to the legacy guest token? Requests go without a verified user then.',
      fallbackYes: 'Use the legacy guest token',
      fallbackNo: 'Do not use it',
      switchTitle: 'The backend knows guests now',
      switch:
        'You came in with the legacy guest token so far, and the guest provider of the backend is available. Do you want to switch to it?',
      switchYes: 'Switch to the guest provider',
      switchNo: 'Keep the legacy guest token',
    },
    retryNote: 'It is tried again by itself every few seconds.',
    popupBlocked:
      'Your browser did not open the window to sign in. Allow windows for this site and try again, or sign in here, in this window.',
    popupClosed: 'If the window stayed empty or did not come back, sign in here, in this window.',
    popupSevered:
      'The provider keeps its window to itself, so that this page cannot see how it ends. Finish there and come back: you are let in then. Or sign in here, in this window.',
    cookieFailed: 'Session refresh failed, see developer console for details',
    inThisWindow: 'Sign in in this window',
    request: {
      title: 'Login Required',
      text: 'Sign-in to allow {{appTitle}} access to {{provider}} APIs and identities.',
      ended:
        'Your session has ended. Log in again and go on where you were: this page, and what you entered on it, stays as it is.',
      endedByRedirect:
        'Your session has ended. Logging in leads to the provider and back to this page. Forms that keep drafts have what you entered.',
      logIn: 'Log in',
      logInTo: 'Log in, {{provider}}',
      rejectAll: 'Reject All',
      unspecified: 'An unspecified error occurred',
      leavesPage:
        'This leaves the page and comes back to it. Only forms that keep drafts have what you entered then.',
    },
    autoLogout: {
      title: 'Logging out due to inactivity',
      text_one: 'You have not used the portal for a while. You will be logged out in {{count}} second.',
      text_other: 'You have not used the portal for a while. You will be logged out in {{count}} seconds.',
      stay: "Yes! Don't log me out",
      question: 'Are you still there?',
    },
  },
  translations: {
    de: () => import('../i18n/de'),
    es: () => import('../i18n/es'),
    ja: () => import('../i18n/ja'),
  },
});
