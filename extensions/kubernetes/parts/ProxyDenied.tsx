import { useTranslationRef } from '#sdk';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import { kubernetesProxyPermission } from '../protocol';

/** Shown in place of what only users with the permission for the proxy can see. */
export function ProxyDenied() {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  return <span>{t('proxy.denied', { permission: kubernetesProxyPermission.name })}</span>;
}
