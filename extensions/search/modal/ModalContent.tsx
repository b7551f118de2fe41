import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowRight, SearchX, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRouteRef, useTranslationRef } from '#sdk';
import {
  EmptyState,
  ErrorPanel,
  ProgressBar,
  RouterLink,
  resolveTokens,
  space,
  useMediaQuery,
  useUiText,
} from '#ui';
import { SearchBar } from '../bar/SearchBar';
import type { SearchPageParts } from '../blueprints/searchPageParts';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { RecentSearches } from '../recent/RecentSearches';
import { ResultList } from '../results/ResultList';
import { ResultSkeleton } from '../results/ResultSkeleton';
import { ResultStatus } from '../results/ResultStatus';
import { useResultCount } from '../results/useResultCount';
import { useResultKeys } from '../results/useResultKeys';
import { searchRouteRef } from '../routes';
import { useSearch } from '../state/searchContext';
import { printSearchState } from '../state/searchState';
import { useSearchDefaults } from '../state/useSearchDefaults';
import { PaletteButton } from './PaletteButton';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  '& > header': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[2],
    padding: space[4],
  },
  '& > header > :nth-of-type(n + 2)': { gridColumn: '1 / -1' },
  '& > [data-results]': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    borderTop: `1px solid ${resolveTokens(theme).line.subtle}`,
  },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[3],
    padding: `${space[3]}px ${space[4]}px`,
    borderTop: `1px solid ${resolveTokens(theme).line.subtle}`,
    color: theme.palette.text.secondary,
    '& a': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    '& svg': { width: 16, height: 16 },
    '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  },
}));

const Failure = styled('div')({ padding: space[4] });
const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  padding: `${space[8]}px ${space[4]}px`,
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));

/** Props of {@link ModalContent}. */
export interface ModalContentProps {
  parts: SearchPageParts;
  onClose: () => void;
}

/** The dialog around the search. It closes when the user follows a link. */
export function ModalContent({ parts, onClose }: ModalContentProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const text = useUiText();
  const { term, setTerm, results } = useSearch();
  const navigate = useNavigate();
  const printFullUrl = useFullUrl();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const box = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(onClose);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('modal.title'),
          style: isNarrow ? {} : { height: 'min(640px, calc(100vh - 64px))' },
        },
      }}
    >
      <Content box={box}>
        <header>
          <SearchBar
            focusOnMount
            onSubmit={(submitted) => {
              const full = printFullUrl(submitted);
              if (full !== undefined) void navigate(full);
            }}
          />
          <IconButton aria-label={text('dialog.close')} title={text('dialog.close')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
          {term === '' && <RecentSearches onSelect={setTerm} />}
        </header>
        <div data-results="">
          {results.isLoading && results.response && <ProgressBar />}
          <Results parts={parts} />
        </div>
        <Footer onClose={onClose} />
        <ResultStatus />
      </Content>
    </Dialog>
  );
}

/** The dialog mounts its content later than its owner, so the keys are handled here. */
function Content({
  box,
  children,
}: {
  box: React.RefObject<HTMLDivElement | null>;
  children: React.ReactNode;
}) {
  useResultKeys(box);
  return <Box ref={box}>{children}</Box>;
}

function Results({ parts }: { parts: SearchPageParts }) {
  const { t } = useTranslationRef(searchTranslationRef);
  const { term, results, noTrack } = useSearch();
  const { response, failure, isCurrent, isMissing } = results;
  if (isMissing) return <EmptyState icon={<SearchX aria-hidden />} title={t('results.missing')} />;
  if (term.trim() === '') return <Hint>{t('modal.hint')}</Hint>;
  if (failure) {
    return (
      <Failure>
        <ErrorPanel title={t('results.failed')} {...failure} />
      </Failure>
    );
  }
  if (!response) return <ResultSkeleton count={5} />;
  if (response.results.length === 0) {
    return <EmptyState icon={<SearchX aria-hidden />} title={t('results.none')} />;
  }
  return <ResultList results={response.results} items={parts.items} isStale={!isCurrent} noTrack={noTrack} />;
}

function Footer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslationRef(searchTranslationRef);
  const print = useResultCount();
  const { term, results } = useSearch();
  const full = useFullUrl()(term);
  const { response } = results;
  return (
    <footer>
      {term !== '' && response && <span>{print(response.numberOfResults)}</span>}
      <PaletteButton onClose={onClose} />
      {full !== undefined && (
        <RouterLink to={full}>
          {t('modal.full')}
          <ArrowRight aria-hidden />
        </RouterLink>
      )}
    </footer>
  );
}

/** Returns a function that prints the address of a search for a term on the page, or `undefined` if the portal has no such page. */
function useFullUrl(): (term: string) => string | undefined {
  const defaults = useSearchDefaults();
  const { types, filters } = useSearch();
  const path = useRouteRef(searchRouteRef)?.();
  return (term) => {
    const state = { term, types, filters, pageLimit: defaults.pageLimit };
    return path && `${path}?${printSearchState(state, defaults, new URLSearchParams()).toString()}`;
  };
}

/** Closes the dialog when the page changes. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
}
