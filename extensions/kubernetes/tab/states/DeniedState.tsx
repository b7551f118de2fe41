import { Lock } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { EmptyState } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';

/** Shown to users who may not view the objects of clusters. */
export function DeniedState() {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  return <EmptyState icon={<Lock aria-hidden />} title={t('denied.title')} description={t('denied.text')} />;
}
