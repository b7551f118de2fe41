import type { EarlyContext, EarlyPart } from '#sdk/early';
import { resolveDirection } from './i18n/resolveDirection';
import { recallVariant, VARIANT_KEY } from './theme/storedVariant';

/** The theme, the title, the direction of the text and the width of the navigation, for the first paint. */
export const appEarlyPart: EarlyPart = {
  paint(context) {
    const { read, stored } = context;
    const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
    const variant = recallVariant(stored(VARIANT_KEY), stored('theme') || undefined, isDark);
    const place = document.querySelector('.skeleton em');
    const title = read('app.title');
    if (place && typeof title === 'string') place.textContent = title;
    document.documentElement.dir = resolveDirection(readLanguage(context));
    return [
      variant,
      ...(readSettings(context, `theme:app/${variant}`, { accent: '' })?.['accent'] === undefined
        ? []
        : ['accent']),
      ...(stored('sidebarPinState') === 'false' ? ['folded'] : []),
    ];
  },
};

/** The stored language, else the first one in the configuration. */
function readLanguage(context: EarlyContext): string {
  const { stored } = context;
  const { defaultLanguage, availableLanguages } = readSettings(context, 'api:app/app-language', {}) ?? {};
  const available = Array.isArray(availableLanguages) ? (availableLanguages as unknown[]) : ['en'];
  const choice = stored('language');
  const language =
    choice !== undefined && available.includes(choice) ? choice : (defaultLanguage ?? available[0]);
  return typeof language === 'string' ? language : 'en';
}

/** The rest is still right if a plugin overrides the extension. */
function readSettings(
  { settings }: EarlyContext,
  id: string,
  overridden: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  try {
    return settings(id);
  } catch {
    return overridden;
  }
}
