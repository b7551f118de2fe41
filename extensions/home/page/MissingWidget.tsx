import Button from '@mui/material/Button';
import { useTranslationRef } from '#sdk';
import { InfoCard } from '#ui';
import { homeTranslationRef } from '../i18n/homeTranslationRef';

/** Shown in place of a widget that the portal no longer has. */
export function MissingWidget({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslationRef(homeTranslationRef);
  return (
    <InfoCard title={name}>
      <p>{t('missing.description')}</p>
      <Button onClick={onRemove}>{t('missing.remove')}</Button>
    </InfoCard>
  );
}
