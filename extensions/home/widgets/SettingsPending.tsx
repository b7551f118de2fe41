import { CloudOff } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { useIsSlow } from '../layout/useIsSlow';
import { WidgetEmpty } from './WidgetEmpty';
import { WidgetSkeleton } from './WidgetSkeleton';

/** Shown while the user's settings load. The storage retries, so after a while this says that it does. */
export function SettingsPending() {
  const { t } = useTranslationRef(homeTranslationRef);
  const isSlow = useIsSlow(true);
  if (!isSlow) return <WidgetSkeleton lines={4} />;
  return <WidgetEmpty icon={<CloudOff aria-hidden />}>{t('pending')}</WidgetEmpty>;
}
