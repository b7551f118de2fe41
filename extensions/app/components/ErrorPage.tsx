import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslationRef } from '#sdk';
import {
  Content,
  fontFamily,
  fontSize,
  fontWeight,
  hasPreviousPage,
  Page,
  radius,
  rem,
  resolveTokens,
  SafeLink,
  scrollRegion,
  space,
  useSupportConfig,
} from '#ui';
import { appTranslationRef } from '../i18n/appMessages';

const Sheet = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    maxWidth: 560,
    margin: '12vh auto 0',
    '& h1': {
      margin: `0 0 ${space[2]}px`,
      fontSize: rem(fontSize['2xl']),
      fontWeight: fontWeight.semibold,
      letterSpacing: '-0.014em',
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      '@media (max-width: 600px)': { fontSize: rem(fontSize.xl) },
    },
    '& > h2': {
      margin: `0 0 ${space[6]}px`,
      fontSize: rem(fontSize.lg),
      fontWeight: fontWeight.regular,
      color: tokens.text.secondary,
    },
    '& > p': { margin: `0 0 ${space[4]}px`, color: tokens.text.secondary, overflowWrap: 'anywhere' },
    '& pre': {
      maxHeight: 320,
      margin: `${space[3]}px 0 0`,
      padding: space[4],
      overflow: 'auto',
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      backgroundColor: tokens.surface.base,
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.xs),
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  };
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  /** The HTTP status, such as `404`. */
  status?: string;
  statusMessage: string;
  /** What went wrong, in one sentence. */
  additionalInfo?: ReactNode;
  /** The stack trace, hidden until the user expands it. */
  stack?: string | undefined;
  /** Buttons next to "Go back". */
  actions?: ReactNode;
  /** Further links. */
  children?: ReactNode;
}

/** Renders an error in place of a page. */
export function ErrorPage(props: ErrorPageProps) {
  const { status, statusMessage, additionalInfo, stack, actions, children } = props;
  const { t } = useTranslationRef(appTranslationRef);
  const navigate = useNavigate();
  const support = useSupportConfig();
  const supportUrl = support?.url ?? support?.items.flatMap(({ links }) => links)[0]?.url;
  return (
    <Page>
      <Content>
        <Sheet>
          <h1>{status === undefined ? statusMessage : t('errorPage.status', { status, statusMessage })}</h1>
          <h2>{t('errorPage.title')}</h2>
          {additionalInfo === undefined ? null : <p>{additionalInfo}</p>}
          <Actions>
            <Button
              variant="outlined"
              startIcon={<ArrowLeft aria-hidden />}
              onClick={() => void (hasPreviousPage() ? navigate(-1) : navigate('/'))}
            >
              {t('errorPage.goBack')}
            </Button>
            {actions}
            {supportUrl === undefined ? null : (
              <SafeLink href={supportUrl}>{t('errorPage.contactSupport')}</SafeLink>
            )}
          </Actions>
          {children}
          {stack === undefined ? null : <Details text={stack} />}
        </Sheet>
      </Content>
    </Page>
  );
}

function Details({ text }: { text: string }) {
  const { t } = useTranslationRef(appTranslationRef);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div style={{ marginTop: space[6] }}>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'errorPage.showLess' : 'errorPage.showMore')}
      </Button>
      {isOpen && (
        <pre id={id} {...scrollRegion(t('errorPage.details'))}>
          {text}
        </pre>
      )}
    </div>
  );
}
