/** A page that was open before the listener was loaded. */
export interface EarlyPage {
  pathname: string;
  title: string;
}

/** The pages that the user left before the listener was loaded. */
export const earlyPages: EarlyPage[] = [];
