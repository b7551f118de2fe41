import type { Installation } from '../installation/installation';
import type { KeyDescriptions } from './description';

/** Keys of the configuration: what their schema does not say itself, and what depends on what is installed. */
export function appConfigDescriptions({ iconKeys, plugins }: Installation): KeyDescriptions {
  return {
    'app.title': { text: '', examples: ['Acme Portal'] },
    'app.routes': 'Where links between plugins lead.',
    'app.support': 'Where people find help: the button for support leads there.',
    'app.support.items[].icon': { text: '', examples: iconKeys },
    'app.pluginOverrides[].match.pluginId': { text: '', examples: plugins.map(({ id }) => id) },
  };
}
