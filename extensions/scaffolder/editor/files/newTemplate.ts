import type { TemplateFolder } from './templateFile';

/** The files of a new template: it asks for a name and renders a README.md. */
const files: ReadonlyArray<readonly [path: string, content: string]> = [
  [
    'template.yaml',
    `apiVersion: scaffolder.backstage.io/v1beta3
kind: Template
metadata:
  name: my-template
  title: My template
  description: Creates a folder with a README
spec:
  type: service
  parameters:
    - title: About the component
      required:
        - name
      properties:
        name:
          title: Name
          type: string
          ui:field: EntityNamePicker
        description:
          title: Description
          type: string
          ui:widget: textarea
  steps:
    - id: fetch
      name: Render the skeleton
      action: fetch:template
      input:
        url: ./skeleton
        values:
          name: \${{ parameters.name }}
          description: \${{ parameters.description }}
  output:
    text:
      - title: Next steps
        content: |
          The files of **\${{ parameters.name }}** are ready. Add a step that publishes them.
`,
  ],
  ['skeleton/README.md', '# ${{ values.name }}\n\n${{ values.description }}\n'],
];

/** Creates a small template that can be run. Its files are not saved yet. */
export function createTemplateFolder(name: string, handle?: FileSystemDirectoryHandle): TemplateFolder {
  return { name, files: files.map(([path, content]) => ({ path, content })), ...(handle && { handle }) };
}
