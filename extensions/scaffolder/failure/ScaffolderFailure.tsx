import type { ComponentProps } from 'react';
import { PlugZap } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { EmptyState, ErrorPanel } from '#ui';
import { MissingScaffolderError } from '../api/scaffolderErrors';
import { listTranslationRef } from '../i18n/list/listTranslationRef';

/** What failed and why. A backend without the plugin is not an error, so there is nothing to retry. */
export function ScaffolderFailure(props: ComponentProps<typeof ErrorPanel>) {
  const { t } = useTranslationRef(listTranslationRef);
  if (props.error instanceof MissingScaffolderError)
    return <EmptyState icon={<PlugZap aria-hidden />} title={t('missing')} />;
  return <ErrorPanel {...props} />;
}
