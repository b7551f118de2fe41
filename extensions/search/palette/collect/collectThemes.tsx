import { Moon, Sun, SunMoon } from 'lucide-react';
import type { AppThemeApi } from '#sdk';
import { resolveThemeChoices } from '#extensions/user-settings';
import type { PaletteText } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';

const icons = { light: Sun, dark: Moon };

/** Collects the choices of the theme. None if there is only one theme. */
export function collectThemes(
  themes: AppThemeApi,
  t: PaletteText,
  printTitle: (title: string) => string,
): PaletteItem[] {
  const choices = resolveThemeChoices(themes.getInstalledThemes());
  const active = themes.getActiveThemeId() ?? '';
  if (choices.length < 2) return [];
  return choices.map(({ id, theme }) => {
    const Icon = theme ? icons[theme.variant] : SunMoon;
    const title = theme ? printThemeTitle(theme.id, theme.title, t, printTitle) : t('theme.auto');
    return {
      id: `theme:${id}`,
      kind: 'command',
      group: 'settings',
      title: t('theme.use', { title }),
      keywords: ['theme', 'appearance', id, theme?.title ?? 'auto system'],
      icon: theme?.icon ?? <Icon aria-hidden />,
      isOn: id === active,
      run: () => themes.setActiveThemeId(id === '' ? undefined : id),
    };
  });
}

function printThemeTitle(
  id: string,
  title: string,
  t: PaletteText,
  printTitle: (title: string) => string,
): string {
  return id === 'light' || id === 'dark' ? t(`theme.${id}`) : printTitle(title);
}
