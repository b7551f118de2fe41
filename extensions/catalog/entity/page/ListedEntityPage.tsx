import type { Entity } from '#model';
import { Content, ProgressBar } from '#ui';
import { AsyncEntityProvider } from '../../context/EntityProvider';
import { OverviewPlaceholder } from '../overview/OverviewPlaceholder';
import { EntityHeader, type EntityHeaderProps } from './EntityHeader';

/** Props of {@link ListedEntityPage}. */
export interface ListedEntityPageProps extends Pick<EntityHeaderProps, 'tabs'> {
  /** The entity with the fields of a list. */
  entity: Entity;
  /** The accessible name of the progress bar. */
  label: string;
}

/** The page of an entity that a list has shown, while all of it loads. The header needs no more than the list. */
export function ListedEntityPage({ entity, label, tabs }: ListedEntityPageProps) {
  return (
    <AsyncEntityProvider entity={entity} loading>
      <ProgressBar label={label} />
      <EntityHeader tabs={tabs} menuItems={[]} isPreview />
      <Content>
        <OverviewPlaceholder />
      </Content>
    </AsyncEntityProvider>
  );
}
