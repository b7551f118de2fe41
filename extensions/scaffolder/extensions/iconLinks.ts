import { EntityIconLinkBlueprint } from '#extensions/catalog';
import { useLaunchTemplateLink } from '../list/useLaunchTemplateLink';

/** `entity-icon-link:scaffolder/launch-template` */
export const launchTemplateLink = EntityIconLinkBlueprint.make({
  name: 'launch-template',
  params: { useProps: useLaunchTemplateLink, filter: { kind: 'template' } },
});
