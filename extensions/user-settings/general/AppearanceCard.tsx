import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslationRef } from '#sdk';
import { InfoCard } from '#ui';
import { useSidebarPin } from '#extensions/app';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { LanguageRow } from './LanguageRow';
import { SettingRow } from './SettingRow';
import { ThemePicker } from './ThemePicker';

// Phones have a bottom bar, and on tablets the sidebar is always collapsed, so there is nothing to pin.
const SidebarOnly = styled('div')({ '@media (max-width: 999.98px)': { display: 'none' } });

function PinRow() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const pin = useSidebarPin();
  const id = useId();
  return (
    <SettingRow
      title={t('appearance.pin')}
      titleId={`${id}-title`}
      note={t('appearance.pinNote')}
      noteId={`${id}-note`}
    >
      <Switch
        checked={pin.isPinned}
        onChange={(_event, pinned) => pin.setPinned(pinned)}
        slotProps={{ input: { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-note` } }}
      />
    </SettingRow>
  );
}

/** Theme, language and sidebar. Changes apply immediately. */
export function AppearanceCard() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  return (
    <InfoCard title={t('appearance.title')}>
      <ThemePicker />
      <LanguageRow />
      <SidebarOnly>
        <PinRow />
      </SidebarOnly>
    </InfoCard>
  );
}
