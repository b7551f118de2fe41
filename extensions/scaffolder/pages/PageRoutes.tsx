import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '#sdk';
import type { FormField } from '../blueprints/formField';
import { PageFormFields } from '../api/PageFormFields';

const SidePages = lazyPart(async () => (await import('./SidePages')).SidePages);

/** The paths of pages that are not sub-pages. */
const sidePaths = ['template', 'template-form', 'custom-fields', 'repositories'];

/** Shows the sub-pages, and the other pages below the page. */
export function PageRoutes(props: { children: ReactNode; fields: ReadonlyArray<() => Promise<FormField>> }) {
  return (
    <PageFormFields value={props.fields}>
      <Routes>
        {sidePaths.map((path) => (
          <Route key={path} path={`${path}/*`} element={<SidePages path={path} />} />
        ))}
        <Route path="*" element={props.children} />
      </Routes>
    </PageFormFields>
  );
}
