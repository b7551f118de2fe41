import { scaffolderApis } from './apis';
import { editorSubPage } from './editor';
import { formFields } from './fields';
import { launchTemplateLink } from './iconLinks';
import { scaffolderPage, scaffolderTitles } from './page';
import { actionsSubPage, templatingExtensionsSubPage } from './reference';
import { tasksSubPage } from './tasks';
import { templatesSubPage } from './templates';

/** All extensions of the plugin. The sub-pages are tabs in this order. */
export const scaffolderExtensions = [
  scaffolderTitles,
  ...scaffolderApis,
  ...formFields,
  scaffolderPage,
  templatesSubPage,
  tasksSubPage,
  actionsSubPage,
  editorSubPage,
  templatingExtensionsSubPage,
  launchTemplateLink,
];
