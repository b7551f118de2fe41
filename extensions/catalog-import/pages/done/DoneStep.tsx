import { styled } from '@mui/material/styles';
import { EntityRefLink } from '#extensions/catalog/components';
import { useTranslationRef } from '#sdk';
import { InfoCard, SafeLink, StatusBadge, space } from '#ui';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { TargetLink } from '../layout/TargetLink';
import type { CreatedPullRequest, ImportedLocation } from '../../run/importDraft';

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '& ul': { display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: `0 0 ${space[2]}px` },
});

/** The registered entities, and the pull requests with what happens next. */
export function DoneStep({
  imported,
  pullRequests,
}: {
  imported: readonly ImportedLocation[];
  pullRequests: readonly CreatedPullRequest[];
}) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  if (imported.length + pullRequests.length === 0) return <p>{t('done.nothing')}</p>;
  return (
    <Stack>
      {pullRequests.map(({ url, link, location, isRegistered }) => (
        <InfoCard key={url} title={t('done.pullRequest')} subtitle={<bdi>{url}</bdi>}>
          <p>
            <SafeLink href={link}>{link}</SafeLink>
          </p>
          <p>{t(isRegistered ? 'done.nextRegistered' : 'done.next', { location })}</p>
        </InfoCard>
      ))}
      {imported.map(({ target, entityRefs, isRefreshed }) => (
        <InfoCard
          key={target}
          title={<TargetLink target={target} />}
          action={
            <StatusBadge tone="success">{t(isRefreshed ? 'done.refreshed' : 'done.registered')}</StatusBadge>
          }
        >
          <ul>
            {entityRefs.map((entityRef) => (
              <li key={entityRef}>
                <EntityRefLink entityRef={entityRef} />
              </li>
            ))}
          </ul>
        </InfoCard>
      ))}
    </Stack>
  );
}
