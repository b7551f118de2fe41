import { useTranslationRef } from '#sdk';
import { KindBadge } from '../../layout/KindBadge';
import { asyncApiTranslationRef } from '../i18n/asyncApiTranslationRef';
import type { AsyncAction } from '../model/asyncTypes';

/** Whether the described application sends or receives. */
export function ActionBadge({ action }: { action: AsyncAction }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  return (
    <KindBadge tone={action === 'send' ? 'success' : 'info'} isTranslated>
      {t(action === 'send' ? 'operation.sendShort' : 'operation.receiveShort')}
    </KindBadge>
  );
}
