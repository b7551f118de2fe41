/** The form that the playground starts with. */
export const exampleParameters = `- title: About the service
  required:
    - name
  properties:
    name:
      title: Name
      type: string
      ui:field: EntityNamePicker
      ui:autofocus: true
    description:
      title: Description
      type: string
      ui:widget: textarea
    owner:
      title: Owner
      type: string
      ui:field: OwnerPicker
      ui:options:
        catalogFilter:
          kind: Group
- title: Options
  properties:
    language:
      title: Language
      type: string
      enum: [typescript, go, java]
      default: typescript
    hasDatabase:
      title: The service has a database
      type: boolean
  dependencies:
    hasDatabase:
      oneOf:
        - properties:
            hasDatabase:
              enum: [true]
            size:
              title: Size in GB
              type: integer
              minimum: 1
              default: 10
        - properties:
            hasDatabase:
              enum: [false]
`;
