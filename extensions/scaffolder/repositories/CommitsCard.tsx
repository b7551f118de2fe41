import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import {
  CopyButton,
  InfoCard,
  RelativeTime,
  Truncate,
  fontFamily,
  fontSize,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { repositoriesTranslationRef } from '../i18n/repositories/repositoriesTranslationRef';
import type { RepositoryCommit } from '../protocol/repositories';

const Rows = styled('ol')(({ theme }) => {
  const { text, line } = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space[3]}px`,
      minHeight: 44,
      padding: `${space[1]}px ${space[4]}px`,
      borderTop: `1px solid ${line.subtle}`,
    },
    '& > li > :first-of-type': { flex: '1 1 240px', minWidth: 0 },
    '& small': { fontSize: rem(fontSize.sm), color: text.secondary },
    '& code': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.xs) },
  };
});

/** The latest commits of the default branch. */
export function CommitsCard({ commits }: { commits: readonly RepositoryCommit[] }) {
  const { t } = useTranslationRef(repositoriesTranslationRef);
  return (
    <InfoCard title={t('commits')} flush>
      <Rows>
        {commits.map(({ id, message, author, createdAt }) => (
          <li key={id}>
            <span>
              <Truncate>{message.split('\n')[0] ?? ''}</Truncate>
            </span>
            <small>
              <bdi>{t('commitBy', { author })}</bdi>, <RelativeTime value={createdAt} />
            </small>
            <span>
              <code dir="ltr">{id.slice(0, 7)}</code>
              <CopyButton text={id} label={t('commitId')} size="small" />
            </span>
          </li>
        ))}
      </Rows>
    </InfoCard>
  );
}
