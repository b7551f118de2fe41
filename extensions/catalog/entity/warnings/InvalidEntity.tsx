import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslationRef } from '#sdk';
import { useEntityProblems } from '../../context/entityContext';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { WarningList } from './WarningList';

const maxShown = 10;

/** Names the fields of the entity that are invalid. The page leaves their values out. */
export function InvalidEntity() {
  const { t } = useTranslationRef(entityTranslationRef);
  const problems = useEntityProblems();
  const rest = problems.length - maxShown;
  if (problems.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{t('invalid.title')}</AlertTitle>
      {t('invalid.description')}
      <WarningList>
        {problems.slice(0, maxShown).map(({ field, expected }) => (
          <li key={field}>
            <bdi>
              <code>{field}</code>
            </bdi>
            : {t(`invalid.${expected}`)}
          </li>
        ))}
        {rest > 0 && <li>{t('warnings.more', { count: rest })}</li>}
      </WarningList>
    </Alert>
  );
}
