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
  useEffect(() => {
    return applyTools(frame.root, {
      path,
      language,
      t,
      async findIssueHost(url) {
        const hosts = await integrations.load().catch(() => undefined);
        const type = hosts?.byUrl(url)?.type;
        return type === 'github' || type === 'gitlab' ? type : undefined;
      },
    });
  }, [frame, path, language, t, integrations]);
  return null;
}
