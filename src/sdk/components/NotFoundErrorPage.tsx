import type { ReactNode } from 'react';
import { useSdkText } from '../i18n/sdkText';
import { createSwappableComponent } from './createSwappableComponent';

/** Props of {@link NotFoundErrorPage}. The children can suggest other pages. */
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

/** The page for unknown URLs. Swappable: `component:app/core-not-found-error-page`. */
export const NotFoundErrorPage = createSwappableComponent<NotFoundErrorPageProps>({
  id: 'core.components.notFoundErrorPage',
  loader: () => DefaultNotFoundErrorPage,
});
