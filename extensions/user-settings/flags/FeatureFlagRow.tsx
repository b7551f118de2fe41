import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { FeatureFlag } from '#sdk';
import { useTranslationRef } from '#sdk';
import { fontFamily, fontSize, rem, space } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';

/** Props of {@link FeatureFlagRow}. */
export interface FeatureFlagRowProps {
  flag: FeatureFlag;
  isActive: boolean;
  onToggle: (isActive: boolean) => void;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 56,
  padding: `${space[2]}px ${space[4]}px`,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& p:first-of-type': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm) },
  '& p + p': { fontSize: rem(fontSize.sm), color: theme.palette.text.secondary },
}));

/** A feature flag: name, description, plugin and switch. */
export function FeatureFlagRow({ flag, isActive, onToggle }: FeatureFlagRowProps) {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const id = useId();
  const origin = t('flags.plugin', { pluginId: flag.pluginId });
  return (
    <Row>
      <div>
        <p id={`${id}-name`}>{flag.name}</p>
        <p id={`${id}-note`}>{flag.description ? `${flag.description} (${origin})` : origin}</p>
      </div>
      <Switch
        checked={isActive}
        onChange={(_event, active) => onToggle(active)}
        slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-note` } }}
      />
    </Row>
  );
}
