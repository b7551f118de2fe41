import type { SourceHosts } from '#backend';
import type { ActionServices } from '../actions/actionServices';

/** What the actions for source control hosts use. */
export interface PublishServices extends Pick<ActionServices, 'settings'> {
  sourceHosts: SourceHosts;
}
