import Button from '@mui/material/Button';
import { Check, LayoutDashboard, Plus, RotateCcw } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import type { HomeMode } from './useHomeMode';

/** The buttons in the header of the home page. */
export function HomeActions({ mode, canRestore }: { mode: HomeMode; canRestore: boolean }) {
  const { t } = useTranslationRef(homeTranslationRef);
  if (!mode.isEditing) {
    return (
      <Button startIcon={<LayoutDashboard aria-hidden />} onClick={mode.edit}>
        {t('actions.customize')}
      </Button>
    );
  }
  return (
    <>
      <Button
        startIcon={<RotateCcw aria-hidden />}
        disabled={!canRestore}
        onClick={() => mode.open({ is: 'restore' })}
      >
        {t('actions.restore')}
      </Button>
      <Button startIcon={<Plus aria-hidden />} onClick={() => mode.open({ is: 'gallery' })}>
        {t('actions.add')}
      </Button>
      <Button variant="contained" startIcon={<Check aria-hidden />} onClick={mode.finish}>
        {t('actions.done')}
      </Button>
    </>
  );
}
