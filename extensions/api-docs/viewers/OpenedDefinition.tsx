import { type ReactNode, useCallback } from 'react';
import { DefinitionError } from './DefinitionError';
import { DefinitionPlaceholder } from './layout/DefinitionPlaceholder';
import { useLoaded } from './layout/useLoaded';

/** What a reader answers when it opens a definition: its outline, or why it cannot be shown. */
type Opened<TOutline, TProblem> = { outline: TOutline } | { problem: TProblem };

/** Props of {@link OpenedDefinition}. */
export interface OpenedDefinitionProps<TOutline, TProblem> {
  definition: string;
  /** The language of the text, such as `yaml`. */
  language: string;
  session: { ask: (name: 'open') => Promise<Opened<TOutline, TProblem>> };
  describeProblem: (problem: TProblem) => string;
  /** Renders the definition. */
  children: (outline: TOutline) => ReactNode;
}

/** Opens a definition and renders its outline. If it cannot be read, shows the error and the text. */
export function OpenedDefinition<TOutline, TProblem extends { line?: number | undefined }>({
  definition,
  language,
  session,
  describeProblem,
  children,
}: OpenedDefinitionProps<TOutline, TProblem>) {
  const opened = useLoaded(useCallback(() => session.ask('open'), [session]));
  if (opened.is === 'loading') return <DefinitionPlaceholder />;
  if (opened.is === 'failed')
    return <DefinitionError definition={definition} language={language} problem={opened.error} />;
  if ('outline' in opened.value) return children(opened.value.outline);
  const { problem } = opened.value;
  return (
    <DefinitionError
      definition={definition}
      language={language}
      problem={describeProblem(problem)}
      line={problem.line}
    />
  );
}
