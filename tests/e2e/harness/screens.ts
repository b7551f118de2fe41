import type { Page } from 'playwright';

/**
 * A screen of a plugin, listed in `extensions/<plugin>/tests/screens.ts`. Every screen is checked for accessibility, for
 * content wider than the window, for layout shifts, and for texts that are not translated.
 */
export interface Screen {
  /** Unique name. Also the name of its screenshots. */
  name: string;
  path: string;
  /** The portal: the sample portal by default, one before sign-in, or one with an invalid configuration. */
  portal?: 'sign-in' | 'broken';
  /** Resolves once the screen is complete, in any language. */
  ready: (page: Page) => Promise<unknown>;
  /** Expected errors, such as the 404 of an entity that does not exist. */
  expected?: RegExp;
  /** More states of the screen, each reached from the previous one. */
  states?: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}

interface ScreenModule {
  screens: readonly Screen[];
  /** Texts on these screens that are data, so they are not translated. */
  writtenTexts?: unknown;
}

const modules = Object.values(
  import.meta.glob<ScreenModule>(['../../../extensions/*/tests/screens.ts', '!../../../extensions/_*/**'], {
    eager: true,
  }),
);

/** The screens of all plugins. */
export const screens: readonly Screen[] = modules.flatMap((module) => module.screens);

/** Data on the screens of all plugins. */
export const writtenTexts: readonly unknown[] = modules.map((module) => module.writtenTexts);
