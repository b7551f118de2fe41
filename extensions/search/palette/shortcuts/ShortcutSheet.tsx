import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { useIsAllowed, useTranslationRef } from '#sdk';
import { DialogBox, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteProps } from '../settings/paletteSettings';
import { useNavigateTo } from '../run/useNavigateTo';
import { isSingleKey } from '../keys/resolveShortcut';
import { ShortcutKeys } from './ShortcutKeys';
import { useShortcutItems } from './useShortcutItems';
import { useSingleKeys } from './useSingleKeys';

const Section = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& h3': {
      margin: `${space[4]}px 0 ${space[1]}px`,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.medium,
      color: tokens.text.secondary,
    },
    '& dl': { margin: 0 },
    '& dl > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[4],
      minHeight: 36,
      borderBottom: `1px solid ${tokens.line.subtle}`,
    },
    '& dl > div[data-off]': { color: tokens.text.secondary },
    '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
    '& dd': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: space[2],
      margin: 0,
      fontSize: rem(fontSize.xs),
    },
  };
});

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]}px 0`,
  '& p': { margin: 0, fontSize: rem(fontSize.sm), color: resolveTokens(theme).text.secondary },
  '& label': { fontWeight: fontWeight.medium },
}));

interface Line {
  title: string;
  shortcuts: readonly string[];
}

/** Lists all shortcuts, and turns those without a modifier on or off. */
export function ShortcutSheet({ settings, onClose }: PaletteProps & { onClose: () => void }) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const [singleKeys, setSingleKeys] = useSingleKeys(settings.singleKeys);
  const id = useId();
  const ofItems = useItemLines(settings);
  const general = settings.shortcut === false ? [] : [line(t('shortcuts.palette'), settings.shortcut)];
  const inPalette: Line[] = [
    line(t('shortcuts.move'), 'ArrowUp', 'ArrowDown'),
    line(t('shortcuts.page'), 'PageUp', 'PageDown'),
    line(t('shortcuts.ends'), 'Home', 'End'),
    line(t('shortcuts.open'), 'Enter'),
    line(t('shortcuts.newTab'), 'Mod+Enter'),
    line(t('shortcuts.more'), 'Tab'),
    line(t('shortcuts.back'), 'Escape'),
  ];
  return (
    <DialogBox open width="sm" title={t('shortcuts.title')} onClose={onClose}>
      <Choice>
        <div>
          <label htmlFor={id}>{t('shortcuts.singleKeys')}</label>
          <p id={`${id}-note`}>{t('shortcuts.singleKeysNote')}</p>
        </div>
        <Switch
          id={id}
          checked={singleKeys}
          slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-note` } }}
          onChange={(_event, isOn) => setSingleKeys(isOn)}
        />
      </Choice>
      <Lines title={t('shortcuts.general')} lines={[...general, ...ofItems]} singleKeys={singleKeys} />
      <Lines title={t('shortcuts.inPalette')} lines={inPalette} singleKeys />
    </DialogBox>
  );
}

function line(title: string, ...shortcuts: string[]): Line {
  return { title, shortcuts };
}

function useItemLines(settings: PaletteProps['settings']): Line[] {
  const collect = useShortcutItems(settings, useNavigateTo());
  const items = useMemo(() => collect(), [collect]);
  const isAllowed = useIsAllowed(items.flatMap(({ permissions = [] }) => permissions));
  return items.flatMap(({ title, shortcut, permissions = [] }) =>
    shortcut !== undefined && permissions.every(isAllowed) ? [line(title, shortcut)] : [],
  );
}

function Lines({ title, lines, singleKeys }: { title: string; lines: readonly Line[]; singleKeys: boolean }) {
  const { t } = useTranslationRef(paletteTranslationRef);
  return (
    <Section>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ title: name, shortcuts }) => {
          const isOff = !singleKeys && shortcuts.some(isSingleKey);
          return (
            <div key={`${name} ${shortcuts.join()}`} data-off={isOff ? '' : undefined}>
              <dt>{name}</dt>
              <dd>
                {isOff && t('shortcuts.inactive')}
                {shortcuts.map((shortcut) => (
                  <ShortcutKeys key={shortcut} shortcut={shortcut} />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
