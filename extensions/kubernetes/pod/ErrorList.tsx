import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleHelp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { lazyPopup, useTranslationRef } from '#sdk';
import { StatusBadge, VisuallyHidden, radius, resolveTokens, space } from '#ui';
import type { DetectedError } from '../detect/detectedError';
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

/** What is wrong with an object, and help with it. The URL says which help is open: `?help=pod-failed`. */
export function ErrorList({ clusterName, object, errors, isPaused }: ErrorListProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [search, setSearch] = useSearchParams();
  const help = search.get('help');
  const named = nameErrors(errors);
  const opened = named.find(({ name }) => name === help)?.error;
  const setOpened = (name: string | undefined): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === undefined) next.delete('help');
        else next.set('help', name);
        return next;
      },
      { replace: name === undefined, preventScrollReset: true },
    );
  return (
    <>
      <List>
        {named.map(({ name, error }) => (
          <li key={name}>
            <StatusBadge plain tone="error">
              {error.message}
            </StatusBadge>
            <Button
              size="small"
              variant="outlined"
              startIcon={<CircleHelp aria-hidden />}
              onClick={() => setOpened(name)}
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

/** Names the errors of one object by their types. A message is not a name, because it changes, for example when it counts restarts. */
function nameErrors(errors: readonly DetectedError[]): Array<{ name: string; error: DetectedError }> {
  const counts = new Map<string, number>();
  return errors.map((error) => {
    const count = (counts.get(error.type) ?? 0) + 1;
    counts.set(error.type, count);
    return { name: count === 1 ? error.type : `${error.type}.${count}`, error };
  });
}
