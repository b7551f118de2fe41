import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, SkeletonText, fontSize, rem, space } from '#ui';
import { unregisterTranslationRef } from './i18n/unregisterTranslationRef';
import { AffectedEntities } from './AffectedEntities';
import { LocationName } from './LocationName';
import type { UnregisterState } from './useUnregisterState';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
const Place = styled('p')({ margin: 0, fontSize: rem(fontSize.sm), overflowWrap: 'anywhere' });

interface UnregisterContentProps {
  state: UnregisterState;
  busy: boolean;
  /** Deletes only the entity. Absent if it has no id. */
  onDelete: (() => void) | undefined;
}

/** What the dialog says in each variant. */
export function UnregisterContent({ state, busy, onDelete }: UnregisterContentProps) {
  const { t } = useTranslationRef(unregisterTranslationRef);
  const advanced = onDelete && <AdvancedOptions busy={busy} onDelete={onDelete} />;
  switch (state.type) {
    case 'loading':
      return (
        <div role="status" aria-label={t('loading')}>
          <SkeletonText lines={4} />
        </div>
      );
    case 'error':
      return <ErrorPanel title={t('failed')} {...state.failure} />;
    case 'bootstrap':
      return (
        <Parts>
          <Alert severity="info">{t('protected')}</Alert>
          {state.location !== undefined && <LocationLine location={state.location} />}
          {advanced}
        </Parts>
      );
    case 'only-delete':
      return <>{t('onlyDelete')}</>;
    case 'unregister':
      return (
        <Parts>
          <AffectedEntities plan={state.plan} />
          <LocationLine location={state.location} />
          <div>{t('undo')}</div>
          {advanced}
        </Parts>
      );
    default:
      return <Alert severity="error">{t('unknown')}</Alert>;
  }
}

function LocationLine({ location }: { location: string }) {
  const { t } = useTranslationRef(unregisterTranslationRef);
  return (
    <div>
      <strong>{t('location')}</strong>
      <Place>
        <LocationName location={location} />
      </Place>
    </div>
  );
}

function AdvancedOptions({ busy, onDelete }: { busy: boolean; onDelete: () => void }) {
  const { t } = useTranslationRef(unregisterTranslationRef);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button aria-expanded={open} aria-controls={id} disabled={busy} onClick={() => setOpen(!open)}>
        {t('advanced')}
      </Button>
      <Parts
        id={id}
        hidden={!open}
        sx={{ marginBlockStart: `${space[3]}px`, '&[hidden]': { display: 'none' } }}
      >
        <div>{t('advancedText')}</div>
        <div>
          <Button variant="outlined" color="error" disabled={busy} onClick={onDelete}>
            {t('delete')}
          </Button>
        </div>
      </Parts>
    </div>
  );
}
