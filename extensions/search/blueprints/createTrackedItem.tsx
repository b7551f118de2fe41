import type { ComponentType, ReactElement } from 'react';
import { ResultTracker } from './ResultTracker';
import type { SearchResultItemProps } from './searchDataRefs';

/** Creates the component of a result item: the component of a plugin, with its icon, inside a tracker of its links. */
export function createTrackedItem(
  Item: ComponentType<SearchResultItemProps>,
  icon: ReactElement | undefined,
  isUntracked: boolean,
): ComponentType<SearchResultItemProps> {
  return function TrackedItem({ noTrack = false, ...props }) {
    const isQuiet = noTrack || isUntracked;
    return (
      <ResultTracker document={props.result} rank={props.rank} noTrack={isQuiet}>
        <Item icon={icon} {...props} noTrack={isQuiet} />
      </ResultTracker>
    );
  };
}
