/** Props of the viewer of a type of API definitions. */
export interface ApiViewerProps {
  /** The text of `spec.definition`. It comes from anyone who can register entities, so viewers must not trust it. */
  definition: string;
  /** The ref of the API entity. */
  entityRef: string;
}
