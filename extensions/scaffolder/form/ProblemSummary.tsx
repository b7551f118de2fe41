import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { JsonObject } from '#model';
import { fontWeight, resolveTokens, space } from '#ui';
import { focusField } from './focusField';
import { readTitle } from './schema/readTitle';
import type { FormText } from './validate/describeError';
import type { FormProblem } from './validate/findProblems';

const Summary = styled(Alert)(({ theme }) => ({
  marginBottom: space[4],
  '& strong': { fontWeight: fontWeight.semibold },
  '& ul': { display: 'grid', gap: space[1], margin: `${space[1]}px 0 0`, paddingInlineStart: space[4] },
  '& a': { color: resolveTokens(theme).accent.text },
}));

/** Props of {@link ProblemSummary}. */
export interface ProblemSummaryProps {
  problems: readonly FormProblem[];
  schema: JsonObject;
  uiSchema: JsonObject;
  idPrefix: string;
  /** How often the user submitted the page with problems. The summary gets the focus each time. */
  submits: number;
  t: FormText;
}

/** The problems of a page, with links to their fields. */
export function ProblemSummary({ problems, schema, uiSchema, idPrefix, submits, t }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) box.current?.focus();
  }, [submits]);
  if (problems.length === 0) return null;
  return (
    <Summary ref={box} severity="error" tabIndex={-1}>
      <strong>{t('summary.title', { count: problems.length })}</strong>
      <ul>
        {problems.map(({ path, message }) => {
          const id = [idPrefix, ...path].join('_');
          const follow = (event: MouseEvent): void => {
            event.preventDefault();
            focusField(id);
          };
          return (
            <li key={`${id} ${message}`}>
              <a href={`#${id}`} onClick={follow}>
                {path.length === 0 ? t('summary.page') : readTitle(schema, uiSchema, path)}
              </a>
              {': '}
              {message}
            </li>
          );
        })}
      </ul>
    </Summary>
  );
}
