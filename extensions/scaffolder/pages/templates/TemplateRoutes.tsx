import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { DEFAULT_NAMESPACE } from '#model';
import { lazyPart, NotFoundErrorPage, useRouteRef } from '#sdk';
import { TemplateList, type TemplateListProps } from '../../list/TemplateList';
import { selectedTemplateRouteRef } from '../../routes';
import { WizardSkeleton } from '../../wizard/layout/WizardSkeleton';

const WizardPage = lazyPart(async () => (await import('../../wizard/WizardPage')).WizardPage, WizardSkeleton);

/** The list of templates, and the form of each. */
export function TemplateRoutes(props: TemplateListProps) {
  return (
    <Routes>
      <Route index element={<TemplateList {...props} />} />
      <Route path=":templateName" element={<ToNamespace />} />
      <Route path=":namespace/:templateName" element={<WizardPage />} />
      <Route path="*" element={<NotFoundErrorPage />} />
    </Routes>
  );
}

/** Old links do not contain the namespace. */
function ToNamespace() {
  const { templateName = '' } = useParams();
  const { search, hash } = useLocation();
  const pathname = useRouteRef(selectedTemplateRouteRef)?.({ namespace: DEFAULT_NAMESPACE, templateName });
  return pathname === undefined ? (
    <NotFoundErrorPage />
  ) : (
    <Navigate to={{ pathname, search, hash }} replace />
  );
}
