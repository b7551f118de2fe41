import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { Banner, space, type StatusTone } from '#ui';
import { CodeView } from '#viewers/code';
import type { Session } from '../background/session';
import { useSession } from '../background/useSession';
import { KindBadge } from '../layout/KindBadge';
import { LoadFailure } from '../layout/LoadFailure';
import { NavigationPane } from '../layout/NavigationPane';
import { useAddress } from '../layout/useAddress';
import { useLoaded } from '../layout/useLoaded';
import { useQuery } from '../layout/QueryContext';
import { ViewerLayout } from '../layout/ViewerLayout';
import { outlineTranslationRef } from './i18n/outlineTranslationRef';
import type { OutlineReader } from './createOutlineReader';
import type { Outline } from './outlineItem';
import { addAddresses } from './outlineRows';

type Problem = 'openComment' | 'openString' | 'openDefinition' | 'openBracket' | 'extraBracket' | 'empty';

/** A language whose definitions are shown as text with an outline. Must be a constant. */
export interface OutlineLanguage<TKind extends string> {
  language: string;
  /** The colors of the kinds. */
  tones: Readonly<Record<TKind, StatusTone>>;
  /** The message for a text without definitions. */
  emptyMessage: 'problem.emptyProto' | 'problem.emptyRouter';
  open: (definition: string) => Session<OutlineReader<Outline<TKind, Problem>>>;
}

/** Props of {@link OutlinedCode}. */
export interface OutlinedCodeProps<TKind extends string> {
  definition: string;
  syntax: OutlineLanguage<TKind>;
}

const Main = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** A definition as text, with an outline that leads to its parts. */
export function OutlinedCode<TKind extends string>({ definition, syntax }: OutlinedCodeProps<TKind>) {
  const { t } = useTranslationRef(outlineTranslationRef);
  const address = useAddress();
  const session = useSession(definition, syntax.open);
  const loaded = useLoaded(useCallback(() => session.ask('outline'), [session]));
  const outline = loaded.is === 'loaded' ? loaded.value : undefined;
  const [query] = useQuery();
  const items = useMemo(() => addAddresses(outline?.items ?? []), [outline]);
  const word = query.trim().toLowerCase();
  const line = items.find((item) => item.address === address.current)?.line;
  const rows = useMemo(
    () =>
      items
        .filter(({ name }) => name.toLowerCase().includes(word))
        .map(({ address: to, kind, name, depth, streams, signature }) => ({
          key: to,
          address: to,
          label: name === '' ? kind : name,
          badge: <KindBadge tone={syntax.tones[kind]}>{kind}</KindBadge>,
          depth: word === '' ? depth : 0,
          ...(streams ? { note: t(`streams.${streams}`) } : {}),
          ...(signature === undefined ? {} : { title: `${name}: ${signature}` }),
        })),
    [items, word, syntax, t],
  );
  return (
    <ViewerLayout
      label={t('contents')}
      current={address.current}
      navigation={
        <NavigationPane
          label={t('contents')}
          searchLabel={t('search')}
          rows={rows}
          address={address}
          status={t('matches', { count: rows.length })}
          empty={loaded.is === 'loading' ? undefined : word === '' ? '' : t('noMatch')}
        />
      }
    >
      <Main>
        {outline?.problem && (
          <Banner severity="warning">
            {outline.problem.code === 'empty'
              ? t(syntax.emptyMessage)
              : t('problem.text', {
                  line: outline.problem.line,
                  reason: t(`problem.${outline.problem.code}`),
                })}
          </Banner>
        )}
        {loaded.is === 'failed' && <LoadFailure error={loaded.error} />}
        <CodeView
          code={definition}
          label={t('code')}
          language={syntax.language}
          maxHeight={720}
          marked={[line, outline?.problem?.line].filter((marked) => marked !== undefined)}
          shownLine={line ?? outline?.problem?.line}
        />
      </Main>
    </ViewerLayout>
  );
}
