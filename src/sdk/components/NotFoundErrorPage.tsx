import type { ReactNode } from 'react';
import { useSdkText } from '../i18n/sdkText';
import { createSwappableComponent } from './createSwappableComponent';

/** What the not-found page takes: a hint of what might be meant. */
export interface NotFoundErrorPageProps {
  children?: ReactNode;
}

function DefaultNotFoundErrorPage(props: NotFoundErrorPageProps) {
  const t = useSdkText();
  return (
    <main>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.description')}</p>
      {props.children}
    </main>
  );
}

/** Says that no page is at this address. Swappable: `component:app/core-not-found-error-page`. */
export const NotFoundErrorPage = createSwappableComponent<NotFoundErrorPageProps>({
  id: 'core.components.notFoundErrorPage',
  loader: () => DefaultNotFoundErrorPage,
});
