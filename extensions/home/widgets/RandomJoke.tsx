import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { fetchApiRef, ResponseError, useApi, useTranslationRef } from '#sdk';
import { ErrorPanel, fontWeight, space } from '#ui';
import { useQueryFailure } from '#extensions/catalog/components';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { type Joke, parseJoke } from '../jokes/parseJoke';
import { WidgetSkeleton } from './WidgetSkeleton';

interface JokeState {
  round: number;
  next: () => void;
}

const JokeContext = createContext<JokeState>({ round: 0, next: () => {} });

/** Counts how many jokes were shown. */
export function JokeProvider({ children }: { children: ReactNode }) {
  const [round, setRound] = useState(() => Math.floor(Math.random() * 1000));
  return <JokeContext value={{ round, next: () => setRound(round + 1) }}>{children}</JokeContext>;
}

/** Shows another joke. */
export function JokeActions() {
  const { t } = useTranslationRef(homeTranslationRef);
  const { next } = useContext(JokeContext);
  return (
    <IconButton aria-label={t('joke.another')} title={t('joke.another')} onClick={next}>
      <RefreshCw aria-hidden />
    </IconButton>
  );
}

// The jokes are in English in every language.
const Text = styled('div')({
  '& p': { margin: 0, marginBottom: space[2], overflowWrap: 'anywhere' },
  '& p:first-of-type': { fontWeight: fontWeight.medium },
});

/** Props of {@link JokeContent}. */
export interface JokeProps {
  defaultCategory?: string;
  /** Where jokes come from. They are part of the portal by default. */
  sourceUrl?: string;
}

/** A joke of the category that the user chose. */
export function JokeContent({ defaultCategory = 'any', sourceUrl }: JokeProps) {
  const { t } = useTranslationRef(homeTranslationRef);
  const { round } = useContext(JokeContext);
  const joke = useJoke(defaultCategory, sourceUrl, round);
  const failure = useQueryFailure(joke);
  if (failure && !joke.data) return <ErrorPanel title={t('joke.failed')} {...failure} />;
  if (!joke.data) return <WidgetSkeleton lines={2} />;
  return (
    <Text aria-live="polite" lang={sourceUrl === undefined ? 'en' : undefined}>
      <p>{joke.data.setup}</p>
      <p>{joke.data.punchline}</p>
    </Text>
  );
}

function useJoke(category: string, sourceUrl: string | undefined, round: number) {
  const fetchApi = useApi(fetchApiRef);
  return useQuery<Joke>({
    queryKey: ['home', 'joke', category, sourceUrl, round],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      if (sourceUrl === undefined) {
        const { pickJoke } = await import('../jokes/pickJoke');
        return pickJoke(category, round);
      }
      const url = sourceUrl.replaceAll('{category}', encodeURIComponent(category));
      const response = await fetchApi.fetch(url, { signal });
      if (!response.ok) throw await ResponseError.fromResponse(response);
      return parseJoke(await response.json());
    },
  });
}
