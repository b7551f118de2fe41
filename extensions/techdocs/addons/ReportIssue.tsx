import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MessageSquarePlus } from 'lucide-react';
import { scmIntegrationsApiRef, useOptionalApi, useTranslationRef } from '#sdk';
import type { ScmIntegrations } from '#model';
import { fontSize, fontWeight, layer, radius, rem, resolveTokens, space } from '#ui';
import { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';
import { useShadowRootElements } from '../reader/context/useShadowRootElements';
import { useShadowRootSelection } from '../reader/context/useShadowRootSelection';
import { EDIT_LINK } from '../tools/addPageActions';
import { createIssueUrl, type IssueHost } from '../tools/createIssueUrl';
import { createSelectionIssue } from './createSelectionIssue';

/** How long a selection must not change before the link appears, in ms. */
const DEBOUNCE = 500;

const IssueLink = styled('a')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    zIndex: layer.sticky,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 32,
    padding: `0 ${space[3]}px`,
    translate: '-50% -100%',
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.medium,
    color: tokens.accent.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.surface.floating,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.control,
    boxShadow: tokens.shadow,
    '& svg': { width: 16, height: 16 },
    '@media print': { display: 'none' },
  };
});

/** `addon:techdocs/report-issue`: a link at the selected text to a new issue on GitHub or GitLab. */
export function ReportIssue() {
  const { t } = useTranslationRef(addonsTranslationRef);
  const [content] = useShadowRootElements(['.md-content']);
  const [edit] = useShadowRootElements<HTMLAnchorElement>([EDIT_LINK]);
  const host = useIssueHost(edit?.href);
  const selection = useSelectedText(content);
  const isScrolled = useScroll(selection);
  if (!edit || !host || !selection || isScrolled) return null;
  const href = createIssueUrl(
    edit.href,
    host,
    createSelectionIssue({ text: selection.text, source: edit.href, page: location.href }),
  );
  if (href === undefined) return null;
  return createPortal(
    <IssueLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      style={{ left: selection.x, top: selection.y }}
    >
      <MessageSquarePlus aria-hidden />
      {t(`issue.${host}`)}
    </IssueLink>,
    document.body,
  );
}

/** Only the integrations know that a company's own host is GitHub or GitLab. */
function useIssueHost(url: string | undefined): IssueHost | undefined {
  const api = useOptionalApi(scmIntegrationsApiRef);
  const [integrations, setIntegrations] = useState<ScmIntegrations>();
  useEffect(() => {
    let isCurrent = true;
    api?.load().then(
      (loaded) => isCurrent && setIntegrations(loaded),
      // Without them there is no link. The rest of the page does not depend on it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);
  const type = url === undefined ? undefined : integrations?.byUrl(url)?.type;
  return type === 'github' || type === 'gitlab' ? type : undefined;
}

interface SelectedText {
  text: string;
  /** The middle of its start in the window, in px. */
  x: number;
  y: number;
}

function useSelectedText(content: HTMLElement | undefined): SelectedText | undefined {
  const selection = useShadowRootSelection(DEBOUNCE);
  if (!content || !selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const text = selection.toString().trim();
  if (text === '' || !content.contains(range.commonAncestorContainer)) return undefined;
  const box = range.getBoundingClientRect();
  return {
    text,
    x: Math.min(Math.max(box.x + box.width / 2, 120), innerWidth - 120),
    y: Math.max(box.y - 8, 48),
  };
}

/** Whether the page was scrolled since a selection, so that the link is not at it anymore. */
function useScroll(selection: SelectedText | undefined): boolean {
  const place = selection && `${selection.text} ${selection.x} ${selection.y}`;
  const [scrolled, setScrolled] = useState<string>();
  useEffect(() => {
    if (place === undefined) return undefined;
    const onScroll = () => setScrolled(place);
    addEventListener('scroll', onScroll, { capture: true, passive: true, once: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  }, [place]);
  return place !== undefined && scrolled === place;
}
