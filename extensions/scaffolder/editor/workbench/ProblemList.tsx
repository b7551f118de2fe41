import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { StatusBadge, fontSize, radius, rem, resolveTokens, space } from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import type { TemplateProblem } from '../source/checkTemplate';
import { describeProblem } from '../source/describeProblem';
import type { LoadedVocabulary } from '../source/useVocabulary';

/** Props of {@link ProblemList}. */
export interface ProblemListProps extends Pick<LoadedVocabulary, 'error' | 'isLoading'> {
  problems: readonly TemplateProblem[];
  onShow: (problem: TemplateProblem) => void;
}

/** The number of problems that are listed. */
const MOST = 50;

const Box = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    maxHeight: 180,
    overflow: 'auto',
    padding: `${space[2]}px 0`,
    fontSize: rem(fontSize.sm),
    '& p': { margin: 0 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& button': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space[3],
      width: '100%',
      padding: `${space[1]}px ${space[2]}px`,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& button:hover': { backgroundColor: tokens.surface.muted },
    '& button:focus-visible': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -2 },
  };
});

/** The problems of a template. Each one leads to its line. */
export function ProblemList({ problems, error, isLoading, onShow }: ProblemListProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  return (
    <Box aria-label={t('problems.title')}>
      <div role="status">
        {error && (
          <StatusBadge tone="warning" plain>
            {t('problems.unchecked')} {error.message}
          </StatusBadge>
        )}
        {isLoading && <p>{t('problems.loading')}</p>}
        {problems.length === 0 && !isLoading && !error && (
          <StatusBadge tone="success" plain>
            {t('problems.none')}
          </StatusBadge>
        )}
      </div>
      <ul>
        {problems.slice(0, MOST).map((problem) => (
          <li key={`${problem.from} ${problem.problem.key}`}>
            <button type="button" onClick={() => onShow(problem)}>
              <StatusBadge tone={problem.severity} plain>
                {t('problems.line', { line: problem.line })}
              </StatusBadge>
              <span>{describeProblem(problem.problem, t)}</span>
            </button>
          </li>
        ))}
      </ul>
      {problems.length > MOST && <p>{t('problems.more', { count: problems.length - MOST })}</p>}
    </Box>
  );
}
