import { styled } from '@mui/material/styles';
import { Moon, Sun, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useMemo } from 'react';
import { appThemeApiRef, useApi, useObservable, useTitles, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import type { ThemeChoice } from './themeChoices';
import { automatic, resolveThemeChoices } from './themeChoices';
import { ThemePreview } from './ThemePreview';

const Group = styled('fieldset')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: `0 0 ${space[3]}px`,
    border: 0,
    minWidth: 0,
    '& legend': { padding: 0, fontWeight: fontWeight.medium },
    '& > p': { margin: `0 0 ${space[3]}px`, fontSize: rem(fontSize.sm), color: tokens.text.secondary },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: space[3] },
    '& label': {
      position: 'relative',
      display: 'block',
      flex: '1 1 88px',
      maxWidth: 168,
      overflow: 'hidden',
      border: `1px solid ${tokens.line.control}`,
      borderRadius: radius.card,
      cursor: 'pointer',
    },
    '& label:hover': { borderColor: tokens.text.secondary },
    '& label:has(:checked)': {
      borderColor: tokens.accent.focus,
      boxShadow: `0 0 0 1px ${tokens.accent.focus}`,
    },
    '& label:has(:focus-visible)': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: 2 },
    '& label > svg': { display: 'block', width: '100%', borderBottom: `1px solid ${tokens.line.subtle}` },
    '& label > span': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 36,
      padding: `0 ${space[2]}px`,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
    },
    '& label > span > svg': { width: 16, height: 16, flex: 'none', color: tokens.text.secondary },
    '@media (max-width: 420px)': { '& label > span > svg': { display: 'none' } },
    '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // Instead of a name that grows: its text could start at the other side, as it has its own direction.
    '& input': {
      flex: 'none',
      width: 16,
      height: 16,
      margin: 0,
      marginInlineStart: 'auto',
      accentColor: tokens.accent.fill,
    },
  };
});

const icons: Record<'light' | 'dark' | 'auto', ReactNode> = {
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
  auto: <SunMoon aria-hidden />,
};

function useChoiceTitle(): (choice: ThemeChoice) => string {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const printTitle = useTitles();
  return ({ theme }) => {
    if (!theme) return t('appearance.auto');
    // The built-in themes have translated names. Other themes provide their own title.
    if (theme.id === 'light' || theme.id === 'dark') return t(`appearance.${theme.id}`);
    return printTitle(theme.title);
  };
}

/** Selects a theme. Each has a preview. */
export function ThemePicker() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const themeApi = useApi(appThemeApiRef);
  const observable = useMemo(() => themeApi.activeThemeId$(), [themeApi]);
  const choices = resolveThemeChoices(themeApi.getInstalledThemes());
  const stored = useObservable(observable, themeApi.getActiveThemeId());
  const chosen = choices.some(({ id }) => id === stored) ? stored : automatic;
  const titleOf = useChoiceTitle();
  const name = useId();
  if (choices.length < 2) return null;
  return (
    <Group aria-describedby={`${name}-note`}>
      <legend>{t('appearance.theme')}</legend>
      <p id={`${name}-note`}>{t('appearance.themeNote')}</p>
      <div>
        {choices.map((choice) => (
          <label key={choice.id}>
            <ThemePreview variant={choice.theme?.variant} />
            <span>
              {icons[choice.theme?.variant ?? 'auto']}
              <bdi>{titleOf(choice)}</bdi>
              <input
                type="radio"
                name={name}
                checked={choice.id === chosen}
                onChange={() => themeApi.setActiveThemeId(choice.id === automatic ? undefined : choice.id)}
              />
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}
