import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { lazyPopup, useTranslationRef } from '#sdk';
import { StatusBadge, VisuallyHidden, radius, resolveTokens, space } from '#ui';
import type { DetectedError } from '../detect/detectedError';
import { keyErrors } from '../detect/keyErrors';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../model/kubernetesObject';

const HelpDialog = lazyPopup(async () => (await import('./HelpDialog')).HelpDialog);

/** Props of {@link ErrorList}. */
export interface ErrorListProps {
  clusterName: string;
  object: KubernetesObject;
  errors: readonly DetectedError[];
  isPaused: boolean;
}

const List = styled('ul')(({ theme }) => {
  const { error } = resolveTokens(theme).status;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${error.line}`,
    borderRadius: radius.card,
    backgroundColor: error.soft,
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      padding: `${space[2]}px ${space[3]}px`,
    },
    '& > li + li': { borderTop: `1px solid ${error.line}` },
    '& > li > span': { flex: '1 1 240px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  };
});

/** What is wrong with an object, and help with it. */
export function ErrorList({ clusterName, object, errors, isPaused }: ErrorListProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [opened, setOpened] = useState<DetectedError>();
  return (
    <>
      <List>
        {keyErrors(errors).map(({ key, error }) => (
          <li key={key}>
            <StatusBadge plain tone="error">
              {error.message}
            </StatusBadge>
            <Button
              size="small"
              variant="outlined"
              startIcon={<CircleHelp aria-hidden />}
              onClick={() => setOpened(error)}
            >
              {t('help.button')}
              <VisuallyHidden>: {error.message}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </List>
      {opened && (
        <HelpDialog
          {...{ clusterName, object, isPaused }}
          error={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
