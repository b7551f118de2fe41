import { Route, Routes, useNavigate } from 'react-router-dom';
import { joinPaths, lazyPart, NotFoundErrorPage, useRouteRef } from '#sdk';
import { ProgressBar } from '#ui';
import { editRouteRef } from '../routes';
import { useTemplateFolder } from './files/useTemplateFolder';
import { EditorIntro } from './intro/EditorIntro';
import { useFolderOpener } from './open/useFolderOpener';

const Placeholder = () => <ProgressBar />;
const TemplateEditor = lazyPart(
  async () => (await import('./workbench/TemplateEditor')).TemplateEditor,
  Placeholder,
);
const FormPlayground = lazyPart(
  async () => (await import('./playground/FormPlayground')).FormPlayground,
  Placeholder,
);
const FieldExplorer = lazyPart(
  async () => (await import('./explorer/FieldExplorer')).FieldExplorer,
  Placeholder,
);

/** The pages for authors of templates. The open folder is kept while users move between them. */
export function EditorRoutes() {
  const folder = useTemplateFolder();
  const navigate = useNavigate();
  const root = useRouteRef(editRouteRef)?.() ?? '';
  const opener = useFolderOpener({
    unsaved: folder.unsaved,
    onOpen: (opened) => {
      folder.open(opened);
      void navigate(joinPaths(root, 'template'));
    },
  });
  return (
    <Routes>
      <Route index element={<EditorIntro opener={opener} openName={folder.folder?.name} />} />
      <Route path="template" element={<TemplateEditor folder={folder} opener={opener} />} />
      <Route path="template-form" element={<FormPlayground />} />
      <Route path="custom-fields" element={<FieldExplorer />} />
      <Route path="*" element={<NotFoundErrorPage />} />
    </Routes>
  );
}
