// Generated from the folders next to this file. After adding or removing a folder, run npm run schemas.
import type { EarlyPart } from '#sdk/early';
import { appEarlyPart } from './app/early';
import { appSignInEarlyPart } from './app-sign-in/early';
import { homeEarlyPart } from './home/early';
import { catalogEarlyPart } from './catalog/early';
import { techdocsEarlyPart } from './techdocs/early';

/** What plugins do before the app is loaded. */
export const bundledEarlyParts: EarlyPart[] = [
  appEarlyPart,
  appSignInEarlyPart,
  homeEarlyPart,
  catalogEarlyPart,
  techdocsEarlyPart,
];
