import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { scmIntegrationsApiRef, useApi, useTranslationRef } from '#sdk';
import { useUiLanguage } from '#ui';
import { addonsTranslationRef } from '../i18n/addons/addonsTranslationRef';
import type { Frame } from '../reader/frame/createFrame';
import { applyTools } from './applyTools';

/** The content that {@link PageTools} adds tools to. */
export interface PageToolsProps {
  frame: Frame;
  /** The path of the page in the site. */
  path: string;
}

/** Adds tools to the content. Rendered with a new key for each content that is inserted. */
export function PageTools({ frame, path }: PageToolsProps) {
  const integrations = useApi(scmIntegrationsApiRef);
  const language = useUiLanguage() ?? 'en';
  const { t } = useTranslationRef(addonsTranslationRef);
  const isDark = useTheme().palette.mode === 'dark';
  useEffect(() => {
    const context = { path, language, isDark, t };
    let undo = applyTools(frame.root, context);
    let isOver = false;
    const addIssueHost = async () => {
      const hosts = await integrations.load();
      if (isOver) return;
      undo();
      undo = applyTools(frame.root, {
        ...context,
        findIssueHost: (url) => {
          const type = hosts.byUrl(url)?.type;
          return type === 'github' || type === 'gitlab' ? type : undefined;
        },
      });
    };
    if (frame.article.querySelector('.md-content__button')) void addIssueHost();
    return () => {
      isOver = true;
      undo();
    };
  }, [frame, path, language, isDark, t, integrations]);
  return null;
}
